import Architecture
import Stencil

/// The templates of an architecture, read and checked before anything is rendered.
struct TemplateSet {
    private let source: ArchitectureSource

    init(_ source: ArchitectureSource) {
        self.source = source
    }

    /// Reads templates.
    ///
    /// - Parameters:
    ///   - names: their names.
    ///   - values: what they are given, so that one that asks for something else is told.
    func parse(_ names: Set<String>, checkedWith values: [String: Any]) throws(ScaffoldError) -> [String: Template] {
        let environment = Environment(loader: DictionaryLoader(templates: source.templates), trimBehaviour: .smart)
        var templates: [String: Template] = [:]
        for name in names.sorted() {
            templates[name] = try Self.explained(name) { try environment.loadTemplate(name: name) }
        }
        let check = TemplateCheck(values: values)
        let mistakes = names.sorted().flatMap { name in
            check.mistakes(in: source.templates[name] ?? "", file: name + ".stencil")
        }
        guard mistakes.isEmpty else { throw ScaffoldError(.data, mistakes.joined(separator: "\n")) }
        return templates
    }

    /// Does something with a template, and says of an error where in the template it is.
    static func explained<Result>(_ template: String, _ body: () throws -> Result) throws(ScaffoldError) -> Result {
        do {
            return try body()
        } catch let error as TemplateSyntaxError {
            let place = error.token.map { ":\($0.sourceMap.location.lineNumber)" } ?? ""
            throw ScaffoldError(.data, "\(template).stencil\(place): error: \(error.reason)")
        } catch {
            throw ScaffoldError(.data, "\(template).stencil: error: \(error)")
        }
    }

    /// Refuses a name whose types would hide those that the templates name by themselves.
    ///
    /// - Parameters:
    ///   - files: what was rendered.
    ///   - neutral: the same for a name that nothing has.
    ///   - name: the name.
    ///   - word: what is named.
    static func refuseHiding(
        _ files: [RenderedFile], neutral: [RenderedFile], name: UnitName, word: String
    ) throws(ScaffoldError) {
        let declared = files.reduce(into: Set<String>()) { $0.formUnion(SourceNames($1.text).declaredTypes) }
        let used = neutral.reduce(into: Set<String>()) { $0.formUnion(SourceNames($1.text).identifiers) }
        if let hidden = declared.intersection(used).min() {
            throw ScaffoldError(
                .usage,
                "'\(name.typeName)' cannot be the name of a \(word): its '\(hidden)' would hide the '\(hidden)' that its "
                    + "own code uses")
        }
    }
}
