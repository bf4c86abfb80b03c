import Architecture

/// The Xcode templates of an architecture: the whole unit, its unit tests, each of its parts, and what there is beside units, made from the templates that
/// `scaena new` uses, with the values that it uses where it is told nothing but a name.
package struct XcodeTemplates: Sendable {
    /// The templates, in the order in which Xcode lists them.
    package let all: [XcodeTemplate]

    /// Makes the templates.
    ///
    /// - Parameters:
    ///   - source: the architecture.
    ///   - module: the module that the tests import; nil for the name that Xcode knows of the project.
    ///   - runtime: true if the written code uses the runtime.
    /// - Throws: ``ScaffoldError`` when the definition or one of its templates is wrong.
    package init(
        of source: ArchitectureSource, module: String? = nil, runtime: Bool = true
    ) throws(ScaffoldError) {
        let definition: ArchitectureDefinition
        do {
            definition = try source.definition()
        } catch {
            throw ScaffoldError(.data, error.description)
        }
        if let module { _ = try SwiftNames.module(module) }
        try UnitScaffold.refuseRuntime(definition, runtime, word: definition.unit.word)
        var content = try UnitContent.standard(of: definition)
        content.created = .inXcode
        let renderer = UnitRenderer(
            source: source, definition: definition.withoutList, content: content,
            module: module ?? XcodePlaceholders.module, runtime: runtime)
        let rendered = try renderer.files(of: XcodePlaceholders.unit, tests: true)
        var kinds: [(kind: UnitKind, rendered: [RenderedFile])] = []
        for kind in definition.kinds {
            let values = try PassedValue.list(kind.values ?? "", what: "its own", reserved: ["sample"])
            var renderer = KindRenderer(
                source: source, definition: definition, kind: kind, values: values, opens: [],
                module: module ?? XcodePlaceholders.module, runtime: runtime)
            // Xcode knows no plural but one with an 's' behind the name.
            renderer.identity = UnitScaffold.identity(
                of: XcodePlaceholders.unit, [kind] + kind.with.compactMap(definition.kind))
            kinds.append((kind, try renderer.files(named: XcodePlaceholders.unit, tests: true)))
        }
        all = Self.templates(of: definition, rendered: rendered, kinds: kinds)
    }

    private static func templates(
        of definition: ArchitectureDefinition, rendered: [RenderedFile],
        kinds: [(kind: UnitKind, rendered: [RenderedFile])]
    ) -> [XcodeTemplate] {
        let word = definition.unit.word
        let title = word.prefix(1).uppercased() + word.dropFirst()
        // One that has its title from a built-in, by extending it, stands beside it.
        let isOfAnother = ArchitectureSource.builtIns.contains { id, source in
            id != definition.id && (try? source.definition())?.title == definition.title
        }
        let section =
            "Scaena " + definition.title.map { "/:".contains($0) ? "-" : String($0) }.joined()
            + (isOfAnother ? " (\(definition.id))" : "")
        var made: [XcodeTemplate] = []
        func add(_ name: String, _ summary: String, _ files: [RenderedFile], as placeholders: XcodePlaceholders) {
            // A folder for each, also where file systems do not tell case apart.
            let names = Set(made.map { $0.listing.name.lowercased() })
            let free = ([name] + (2...99).map { "\(name) \($0)" }).first { !names.contains($0.lowercased()) } ?? name
            let listing = XcodeTemplate.Listing(section: section, name: free, summary: summary, order: made.count + 1)
            made.append(XcodeTemplate(listing, rendered: files, placeholders: placeholders))
        }
        let unit = XcodePlaceholders(word: word)
        let sources = rendered.filter { $0.place == .sources }
        let tests = rendered.filter { $0.place == .tests }
        add(title, "A \(word) of \(definition.title): every part, wired.", sources, as: unit)
        if !tests.isEmpty {
            add("\(title) Unit Tests", "The unit tests of a \(word) of \(definition.title).", tests, as: unit)
        }
        for file in sources {
            let ending = file.path.replacing(XcodePlaceholders.unit.typeName, with: "")
            let part = UnitName(ending.hasSuffix(".swift") ? String(ending.dropLast(6)) : ending).title
            let name = part.isEmpty ? "\(title) File" : part
            add(name, "\(name) of a \(word) of \(definition.title).", [file], as: unit)
        }
        let parts = Set(made.map(\.listing.name))
        for (kind, rendered) in kinds {
            let title = kind.word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
                .joined(separator: " ")
            let name = parts.contains(title) ? "Another \(title)" : title
            let placeholders = XcodePlaceholders(kind: kind)
            let about = kind.about.map { ": \($0)" } ?? ""
            let (sources, tests) = (rendered.filter { $0.place == .sources }, rendered.filter { $0.place == .tests })
            add(name, "\(name) of \(definition.title)\(about).\(plural(in: sources))", sources, as: placeholders)
            if !tests.isEmpty {
                add("\(name) Unit Tests", "The unit tests of \(name) of \(definition.title).", tests, as: placeholders)
            }
        }
        return made
    }

    /// A sentence on names of several, where a template has one: Xcode cannot make 'categories' of 'Category'.
    private static func plural(in files: [RenderedFile]) -> String {
        let names = [XcodePlaceholders.unit.typeName, XcodePlaceholders.unit.propertyName].map(PluralName.of)
        guard files.contains(where: { file in names.contains(where: file.text.contains) }) else { return "" }
        return " Several are named with an 's': rename what wants another plural, or use 'scaena new'."
    }
}

extension UnitName {
    /// As a title: `View Controller`.
    fileprivate var title: String {
        typeName.isEmpty
            ? "" : words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
