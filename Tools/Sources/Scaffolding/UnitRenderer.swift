import Architecture
import Stencil

/// A file of a unit with its text.
public struct RenderedFile: Sendable, Equatable {
    /// Its name inside the unit's folder.
    public let path: String
    /// Whether it belongs to the sources or to the tests.
    public let place: UnitFile.Place
    /// The text.
    public let text: String
}

/// Writes the text of a unit's files from the templates of its architecture.
struct UnitRenderer {
    let source: ArchitectureSource
    let definition: ArchitectureDefinition
    let events: [Event]
    let shows: [ShownValue]
    let navigations: [NavigationTarget]
    let module: String?
    let runtime: Bool

    /// A name that no scene has: what is in the text for it, the templates say by themselves.
    private static let neutralName = UnitName("NeutralUnitOfNobody")

    /// The files of a unit, in the order of the definition.
    ///
    /// - Parameters:
    ///   - unit: the unit's name.
    ///   - tests: whether its tests are wanted.
    /// - Throws: ``ScaffoldError`` when a template is wrong, or when a type of the unit would hide one that its own code
    ///   uses (`ErrorViewModel`, in a scene named `Error`).
    func files(of unit: UnitName, tests: Bool) throws(ScaffoldError) -> [RenderedFile] {
        let wanted = definition.files.filter { tests || $0.place == .sources }
        let templates = try parse(Set(wanted.map(\.template)), checkedWith: values(of: unit, navigating: navigations))
        let files = try render(wanted, of: unit, navigating: navigations, from: templates)
        // Without other units: a unit may go to another of its own kind.
        let neutral = try render(wanted, of: Self.neutralName, navigating: [], from: templates)
        let declared = files.reduce(into: Set<String>()) { $0.formUnion(SourceNames($1.text).declaredTypes) }
        let used = neutral.reduce(into: Set<String>()) { $0.formUnion(SourceNames($1.text).identifiers) }
        if let hidden = declared.intersection(used).min() {
            throw ScaffoldError(
                .usage,
                "'\(unit.typeName)' cannot be the name of a \(definition.unit.word): its '\(hidden)' would hide the "
                    + "'\(hidden)' that its own code uses")
        }
        return files
    }

    private func render(
        _ wanted: [UnitFile], of unit: UnitName, navigating navigations: [NavigationTarget],
        from templates: [String: Template]
    ) throws(ScaffoldError) -> [RenderedFile] {
        let values = values(of: unit, navigating: navigations)
        var files: [RenderedFile] = []
        for file in wanted {
            guard let template = templates[file.template] else { continue }
            let text = try explained(file.template) { try template.render(values) }
            files.append(
                RenderedFile(path: file.path.name(for: unit), place: file.place, text: LineWrapper().wrap(text)))
        }
        return files
    }

    private func values(of unit: UnitName, navigating navigations: [NavigationTarget]) -> [String: Any] {
        TemplateValues(
            definition: definition, unit: unit, events: events, shows: shows, navigations: navigations, module: module,
            runtime: runtime
        ).dictionary
    }

    private func parse(
        _ names: Set<String>, checkedWith values: [String: Any]
    ) throws(ScaffoldError) -> [String: Template] {
        let environment = Environment(loader: DictionaryLoader(templates: source.templates), trimBehaviour: .smart)
        var templates: [String: Template] = [:]
        for name in names.sorted() {
            templates[name] = try explained(name) { try environment.loadTemplate(name: name) }
        }
        let check = TemplateCheck(values: values)
        let mistakes = names.sorted().flatMap { name in
            check.mistakes(in: source.templates[name] ?? "", file: name + ".stencil")
        }
        guard mistakes.isEmpty else { throw ScaffoldError(.data, mistakes.joined(separator: "\n")) }
        return templates
    }

    /// Does something with a template, and says of an error where in the template it is.
    private func explained<Result>(_ template: String, _ body: () throws -> Result) throws(ScaffoldError) -> Result {
        do {
            return try body()
        } catch let error as TemplateSyntaxError {
            let place = error.token.map { ":\($0.sourceMap.location.lineNumber)" } ?? ""
            throw ScaffoldError(.data, "\(template).stencil\(place): error: \(error.reason)")
        } catch {
            throw ScaffoldError(.data, "\(template).stencil: error: \(error)")
        }
    }
}
