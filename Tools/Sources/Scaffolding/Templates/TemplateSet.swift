import Architecture
import Stencil

/// The templates of an architecture, read and checked before anything is rendered.
struct TemplateSet {
    private let source: ArchitectureSource

    init(_ source: ArchitectureSource) {
        self.source = source
    }

    /// What templates can do to a value beside what Stencil knows: `value.type|inside:names.stateRelay`, the type in the
    /// place of the `…` of another's name.
    private static var filters: Extension {
        let filters = Extension()
        filters.registerFilter("inside") { (value: Any?, arguments: [Any?]) -> Any? in
            guard let form = arguments.first as? String, let type = value as? String else {
                throw TemplateSyntaxError("'inside' puts a text into the '…' of another")
            }
            return form.replacing("…", with: type)
        }
        return filters
    }

    /// Reads templates.
    ///
    /// - Parameters:
    ///   - names: their names.
    ///   - values: what they are given, so that one that asks for something else is told.
    func parse(
        _ names: Set<String>, checkedWith values: [String: Any]
    ) throws(ScaffoldError) -> [String: CompiledTemplate] {
        let check = TemplateCheck(values: values)
        let mistakes = names.sorted().flatMap { name in
            check.mistakes(in: source.templates[name] ?? "", file: name + ".stencil")
        }
        guard mistakes.isEmpty else { throw ScaffoldError(.data, mistakes.joined(separator: "\n")) }
        let environment = Environment(
            loader: DictionaryLoader(templates: source.templates), extensions: [Self.filters], trimBehaviour: .smart)
        let lexer = TemplateLexer()
        var templates: [String: CompiledTemplate] = [:]
        for name in names.sorted() {
            // The definition was read, so that each of its templates is there.
            guard let text = source.templates[name] else { continue }
            templates[name] = try CompiledTemplate(text, file: name + ".stencil", in: environment, lexer: lexer)
        }
        return templates
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
        if let known = declared.intersection(WellKnownTypes.names).min() {
            throw ScaffoldError(
                .usage,
                "'\(name.typeName)' cannot be the name of a \(word): its '\(known)' would hide the '\(known)' of Swift, "
                    + "Foundation or UIKit in the whole module")
        }
        // Most names are no word of a text that is not theirs, and only where they are is it read as Swift.
        let suspects = neutral.filter { !declared.isDisjoint(with: SourceNames.words(of: $0.text)) }
        let used = suspects.reduce(into: Set<String>()) { $0.formUnion(SourceNames($1.text).identifiers) }
        if let hidden = declared.intersection(used).min() {
            throw ScaffoldError(
                .usage,
                "'\(name.typeName)' cannot be the name of a \(word): its '\(hidden)' would hide the '\(hidden)' that its "
                    + "own code uses")
        }
        try RuntimeTypes.refuse(files, declaring: declared, name: name, word: word)
    }
}
