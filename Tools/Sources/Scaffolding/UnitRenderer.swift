import Architecture

/// A file of a unit with its text.
package struct RenderedFile: Sendable, Equatable {
    /// Its name inside the unit's folder.
    package let path: String
    /// The place: the sources or the tests.
    package let place: UnitFile.Place
    /// The text.
    package let text: String
    /// The name of the template that it was written from, or nothing.
    var template = ""

    init(path: String, place: UnitFile.Place, text: String, template: String = "") {
        self.path = path
        self.place = place
        self.text = text
        self.template = template
    }
}

/// Writes the text of a unit's files from the templates of its architecture.
struct UnitRenderer {
    let source: ArchitectureSource
    let definition: ArchitectureDefinition
    let content: UnitContent
    let module: String?
    let runtime: Bool

    /// The files of a unit, in the order of the definition.
    ///
    /// - Parameters:
    ///   - unit: the unit's name.
    ///   - tests: true if its tests are wanted.
    /// - Throws: ``ScaffoldError`` when a template is wrong, or when a type of the unit would hide one that its own code
    ///   uses (`ErrorViewModel`, in a scene named `Error`).
    func files(of unit: UnitName, tests: Bool) throws(ScaffoldError) -> [RenderedFile] {
        let wanted = definition.files.filter { file in
            guard let view = SheetView(file: file.path.description) else { return tests || file.place == .sources }
            return view == content.behaviour.view
        }
        // Templates that were learned from an app wire what all its units have, and go nowhere.
        if !content.navigations.isEmpty, !source.templates.values.contains(where: { $0.contains("navigations") }) {
            throw ScaffoldError(
                .usage, "no template of \(definition.id) writes where a \(definition.unit.word) can go ('navigations')")
        }
        // A nib may have room for one: what shows it is code.
        let code = definition.files.filter { $0.path.description.hasSuffix(".swift") }.compactMap {
            source.templates[$0.template]
        }
        if let picture = content.shows.first(where: \.type.isPicture),
            !code.contains(where: { $0.contains(".isPicture") })
        {
            throw ScaffoldError(
                .usage,
                "no template of \(definition.id) shows a picture ('shows.values' with '.isPicture'), and '\(picture.name)' is "
                    + "one")
        }
        let set = TemplateSet(source)
        let values = TemplateContext(values(of: unit, content))
        let templates = try set.parse(Set(wanted.map(\.template)), checkedWith: values.values)
        let files = try render(wanted, content, of: unit, from: templates, values)
        // Without other units: a unit may go to another of its own kind.
        let others = content.withoutOthers
        let neutral = TemplateContext(self.values(of: UndeclaredNames.neutralName, others))
        let subject = TemplateSet.Subject(name: unit, word: definition.unit.word, runtime: runtime)
        try set.refuseHiding(files, of: subject, values: neutral) {
            () throws(ScaffoldError) in
            try render(wanted, others, of: UndeclaredNames.neutralName, from: templates, neutral)
        }
        return try SystemImports(for: content.values, shown: content.shows, runtime: runtime)
            .added(to: ContractPlacement(definition, of: unit).placed(files))
    }

    /// The files of a unit that is called as none is, without its tests: what has that name in them is made of a unit's name.
    ///
    /// - Throws: ``ScaffoldError`` when a template is wrong.
    func neutralFiles() throws(ScaffoldError) -> [RenderedFile] {
        let others = content.withoutOthers
        let values = TemplateContext(self.values(of: UndeclaredNames.neutralName, others))
        let wanted = definition.files.filter { $0.place == .sources && SheetView(file: $0.path.description) == nil }
        let templates = try TemplateSet(source).parse(Set(wanted.map(\.template)), checkedWith: values.values)
        return try render(wanted, others, of: UndeclaredNames.neutralName, from: templates, values)
    }

    private func render(
        _ wanted: [UnitFile], _ content: UnitContent, of unit: UnitName,
        from templates: [String: CompiledTemplate], _ values: TemplateContext
    ) throws(ScaffoldError) -> [RenderedFile] {
        var files: [RenderedFile] = []
        for file in wanted {
            guard let template = templates[file.template] else { continue }
            let own = content.further.first { $0.id == file.each }
            let text = try template.render(
                own.map { TemplateContext(TemplateValues.turned(values.values, to: $0)) } ?? values)
            if text.allSatisfy(\.isWhitespace) { continue }
            let path = file.path.name(for: unit)
            let isSwift = path.hasSuffix(".swift")
            files.append(
                RenderedFile(
                    path: path, place: file.place,
                    text: isSwift
                        ? LineWrapper().wrap(ImportOrder.sort(text, unless: template.contains))
                        : SheetView(file: path) == nil ? text : MarkupLayout.indented(text),
                    template: file.template))
        }
        return files
    }

    private func values(of unit: UnitName, _ content: UnitContent) -> [String: Any] {
        TemplateValues(definition: definition, unit: unit, content: content, module: module, runtime: runtime)
            .dictionary
    }
}
