import Architecture
import Stencil

/// The templates of an architecture, read and checked before anything is rendered.
struct TemplateSet {
    /// A thing that templates write, as far as its name decides if it may be written.
    struct Subject {
        /// The name.
        let name: UnitName
        /// The word for it: `scene`, `manager`.
        let word: String
        /// True if its module uses the runtime.
        let runtime: Bool
    }

    private let source: ArchitectureSource

    init(_ source: ArchitectureSource) {
        self.source = source
    }

    /// The filters that templates have beside those of Stencil: `value.type|inside:names.stateRelay`, the type in the
    /// place of the `…` of another's name; `"fetch…"|said:roles.director.to.worker.says,unit.name`, a message as its
    /// channel has messages named.
    private static var filters: Extension {
        let filters = Extension()
        filters.registerFilter("inside") { (value: Any?, arguments: [Any?]) -> Any? in
            guard let form = arguments.first as? String, let type = value as? String else {
                throw TemplateSyntaxError("'inside' puts a text into the '…' of another")
            }
            return form.replacing("…", with: type)
        }
        filters.registerFilter("said") { (value: Any?, arguments: [Any?]) -> Any? in
            guard let message = value as? String, arguments.count == 2, let forms = arguments[0] as? [Any],
                let subject = arguments[1] as? String
            else {
                throw TemplateSyntaxError(
                    "'said' takes what a channel says and what a message is about: "
                        + "\"fetch…\"|said:roles.director.to.worker.says,unit.name")
            }
            return VerbForm(message).said(about: subject, by: forms.compactMap { ($0 as? String).map(VerbForm.init) })
        }
        return filters
    }

    /// Reads templates.
    ///
    /// - Parameters:
    ///   - names: their names.
    ///   - values: the values that they are given, so that one that asks for something else is told; built-in ones
    ///     were asked before.
    func parse(
        _ names: Set<String>, checkedWith values: [String: Any]
    ) throws(ScaffoldError) -> [String: CompiledTemplate] {
        let check = TemplateCheck(values: values)
        let mistakes = (source.isBuiltIn ? [] : names.sorted()).flatMap { name in
            check.mistakes(in: source.templates[name] ?? "", file: source.file(ofTemplate: name))
        }
        guard mistakes.isEmpty else { throw ScaffoldError(.data, mistakes.joined(separator: "\n")) }
        let environment = Environment(
            loader: DictionaryLoader(templates: source.templates), extensions: [Self.filters], trimBehaviour: .smart)
        let lexer = TemplateLexer()
        var templates: [String: CompiledTemplate] = [:]
        for name in names.sorted() {
            // The definition was read, so that each of its templates is there.
            guard let text = source.templates[name] else { continue }
            let file = source.file(ofTemplate: name)
            if let known = CompiledTemplates.shared[file, text] {
                templates[name] = known
            } else {
                let compiled = try CompiledTemplate(text, file: file, in: environment, lexer: lexer)
                CompiledTemplates.shared[file, text] = compiled
                templates[name] = compiled
            }
        }
        return templates
    }

    /// Refuses a name whose types would hide those that the templates name by themselves, and text that is no Swift.
    ///
    /// - Parameters:
    ///   - files: the rendered files.
    ///   - subject: the thing that they are of.
    ///   - values: the values that the templates are given for a name that nothing has.
    ///   - neutral: renders the same for the name that nothing has.
    func refuseHiding(
        _ files: [RenderedFile], of subject: Subject, values: TemplateContext,
        neutral: () throws(ScaffoldError) -> [RenderedFile]
    ) throws(ScaffoldError) {
        let (name, word) = (subject.name, subject.word)
        let files = files.filter { $0.path.hasSuffix(".swift") }
        let names = files.map { SourceNames($0.text) }
        try refuseWhatIsNoSwift(zip(files, names))
        let declared = names.reduce(into: Set<String>()) { $0.formUnion($1.sharedTypes) }
        if let known = declared.intersection(WellKnownTypes.names).min() {
            throw ScaffoldError(
                .usage,
                "'\(name.typeName)' cannot be the name of \(word.withArticle): its '\(known)' would hide the '\(known)' of Swift, "
                    + "Foundation or UIKit in the whole module")
        }
        let own = name.typeName
        if declared.contains(own), own.hasPrefix("UI"), own.dropFirst(2).first?.isUppercase == true {
            throw ScaffoldError(
                .usage,
                "'\(own)' cannot be the name of \(word.withArticle): it begins as UIKit's own types do, and would hide "
                    + "that of its name in the whole module")
        }
        // Most names are no word of a template or of what it is given, and what is not there is not hidden.
        let texts = Set(files.map(\.template)).sorted().compactMap { source.templates[$0] } + values.texts
        if texts.contains(where: { SourceNames.isOne(of: declared, in: $0) }) {
            let others = try neutral().filter { $0.path.hasSuffix(".swift") }.map { SourceNames($0.text) }
            let used = others.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
            // What the templates declare whatever a unit's name hides nothing of theirs.
            let same = others.reduce(into: Set<String>()) { $0.formUnion($1.sharedTypes) }
            if let hidden = declared.intersection(used).subtracting(same).min() {
                throw ScaffoldError(
                    .usage,
                    "'\(name.typeName)' cannot be the name of \(word.withArticle): its '\(hidden)' would hide the '\(hidden)' that "
                        + "its own code uses. Choose another name, such as 'App\(name.typeName)'")
            }
        }
        if subject.runtime { try RuntimeTypes.refuse(declared, name: name, word: word) }
    }

    /// Refuses text that the compiler would refuse at once, and says which template wrote it.
    private func refuseWhatIsNoSwift(_ files: some Sequence<(RenderedFile, SourceNames)>) throws(ScaffoldError) {
        var mistakes: [String] = []
        for (file, names) in files where file.path.hasSuffix(".swift") {
            guard let number = names.firstErrorLine else { continue }
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = lines.indices.contains(number - 1) ? String(lines[number - 1]).trimmed : ""
            mistakes.append(
                "\(source.file(ofTemplate: file.template)): error: what it writes is no Swift: \(file.path):\(number): \(line)"
            )
        }
        guard mistakes.isEmpty else { throw ScaffoldError(.data, mistakes.joined(separator: "\n")) }
    }
}
