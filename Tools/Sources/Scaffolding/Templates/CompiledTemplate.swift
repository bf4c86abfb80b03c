import Foundation
import Stencil

/// A template that is read once and rendered as often as it is wanted.
struct CompiledTemplate {
    private let file: String
    private let text: String
    private let environment: Environment
    private let nodes: [any NodeType]

    /// Returns true if a text stands in it as it is.
    func contains(_ part: String) -> Bool { text.contains(part) }

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - file: its name, for messages: `interactor.stencil`.
    ///   - environment: where it finds others that it includes.
    ///   - lexer: the lexer that takes it apart; nil for Stencil's own.
    init(
        _ text: String, file: String, in environment: Environment, lexer: TemplateLexer?
    ) throws(ScaffoldError) {
        self.file = file
        self.text = text
        var environment = environment
        let lexed = lexer?.lex(text)
        if let lexed { environment.extensions.append(TextRun.syntax(lexed.runs)) }
        self.environment = environment
        do {
            nodes = try TokenParser(
                tokens: lexed?.tokens ?? Template(templateString: text, environment: environment).tokens,
                environment: environment
            ).parse()
        } catch {
            throw Self.explained(error, in: file) {
                let tokens = Template(templateString: text, environment: environment).tokens
                _ = try TokenParser(tokens: tokens, environment: environment).parse()
            }
        }
    }

    /// The text with values in it.
    func render(_ values: TemplateContext) throws(ScaffoldError) -> String {
        do {
            return try renderNodes(nodes, Context(dictionary: values.dictionary, environment: environment))
        } catch {
            throw Self.explained(error, in: file) {
                _ = try Template(templateString: text, environment: environment).render(values.dictionary)
            }
        }
    }

    /// Says of an error where in the template it is: Stencil's own tokens know their places.
    private static func explained(_ error: any Error, in file: String, again: () throws -> Void) -> ScaffoldError {
        var error = error
        do { try again() } catch let placed { error = placed }
        guard let mistake = error as? TemplateSyntaxError else {
            return ScaffoldError(.data, "\(file): error: \(error)")
        }
        let line = mistake.token.map { ":\($0.sourceMap.location.lineNumber)" } ?? ""
        return ScaffoldError(.data, "\(file)\(line): error: \(mistake.reason)")
    }
}

/// The templates that were read in this run: those of one architecture write many units.
///
/// Of Stencil's nodes none changes once it is read, so that threads may share them.
final class CompiledTemplates: @unchecked Sendable {
    static let shared = CompiledTemplates()
    private static let limit = 1000

    private struct Key: Hashable {
        let file: String
        let text: String

        // A template's text is long, and most files have one template: it is compared, not hashed.
        func hash(into hasher: inout Hasher) { hasher.combine(file) }
    }

    private let lock = NSLock()
    private var templates: [Key: CompiledTemplate] = [:]

    /// A template by its file and text; one that takes others in is not kept, since these may change.
    subscript(file: String, text: String) -> CompiledTemplate? {
        get { lock.withLock { templates[Key(file: file, text: text)] } }
        set {
            if SourceNames.isOne(of: ["include", "extends"], in: text) { return }
            lock.withLock {
                if templates.count == Self.limit { templates = [:] }
                templates[Key(file: file, text: text)] = newValue
            }
        }
    }
}

/// Values as templates are given them: their dictionaries are ``TemplateMembers``.
final class TemplateContext {
    /// The values by name.
    let values: [String: Any]
    /// The same for Stencil.
    private(set) lazy var dictionary: [String: Any] = values.mapValues(Self.boxed)

    /// Takes values over.
    init(_ values: [String: Any]) {
        self.values = values
    }

    /// All texts in the values.
    var texts: [String] {
        var texts: [String] = []
        for value in values.values { Self.collect(value, into: &texts) }
        return texts
    }

    private static func collect(_ value: Any, into texts: inout [String]) {
        switch value {
        case let text as String: texts.append(text)
        case let dictionary as [String: Any]: for value in dictionary.values { collect(value, into: &texts) }
        case let list as [Any]: for value in list { collect(value, into: &texts) }
        default: break
        }
    }

    private static func boxed(_ value: Any) -> Any {
        switch value {
        case is String, is Bool: value
        // An empty one is empty for `{% if %}`, too, which an object never is.
        case let dictionary as [String: Any]:
            dictionary.isEmpty ? dictionary : TemplateMembers(dictionary.mapValues(boxed))
        case let list as [Any]: list.map(boxed)
        default: value
        }
    }
}
