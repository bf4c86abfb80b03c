import Project

/// The declarations of one Swift file, as far as its syntax tells.
public struct FileFacts: Hashable, Sendable, Encodable {
    /// The imports, in order.
    public var imports: [ImportFact]
    /// The types and aliases that the file declares or extends, in order; protocols are in `protocols`.
    public var types: [NominalFact]
    /// The protocols, in order.
    public var protocols: [ProtocolFact]
    /// The members outside of types: functions, variables, operators, precedence groups, macros. Like all members of
    /// types and all bodies, these are read at ``FactDepth/whole`` only.
    public var members: [MemberFact] = []
    /// The body of the statements at the top of the file.
    public var body: BodyFact?
    /// The comments that talk to the tool, wherever they stand.
    public var directives: [DirectiveFact] = []
    /// True if the parser had to guess.
    public var hasSyntaxError = false

    /// Makes facts from their parts.
    ///
    /// - Parameters:
    ///   - imports: The imports.
    ///   - types: The types and aliases.
    ///   - protocols: The protocols.
    public init(imports: [ImportFact] = [], types: [NominalFact] = [], protocols: [ProtocolFact] = []) {
        self.imports = imports
        self.types = types
        self.protocols = protocols
    }

    /// The declarations, as a file gives them that is read no deeper: without members, bodies, and what these declare.
    var headers: FileFacts {
        var headers = self
        if types.contains(where: \.isLocal) { headers.types.removeAll(where: \.isLocal) }
        if protocols.contains(where: \.isLocal) { headers.protocols.removeAll(where: \.isLocal) }
        for number in headers.types.indices where !headers.types[number].members.isEmpty {
            headers.types[number].members = []
        }
        (headers.members, headers.body, headers.directives, headers.hasSyntaxError) = ([], nil, [], false)
        return headers
    }

    /// Reads the facts of a text.
    ///
    /// - Parameters:
    ///   - source: Swift code. What is nested too deep to be parsed gives nothing.
    ///   - depth: The depth to which it is read.
    public init?(parsing source: String, depth: FactDepth = .headers) {
        let bytes = Array(source.utf8)
        let facts = bytes.withUnsafeBufferPointer { try? FactExtractor.facts(of: $0, depth: depth) }
        guard let facts else { return nil }
        self = facts
    }
}

/// The depth to which a file is read.
public enum FactDepth: UInt8, Hashable, Sendable {
    /// Imports, the headers of types, and protocols with their members: what mocks are made from.
    case headers
    /// Everything.
    case whole
}

/// A comment that talks to the tool: `// scaena:ignore next`.
public struct DirectiveFact: Hashable, Sendable, Encodable {
    /// The text behind `scaena:`, without blanks around it.
    public var text: String
    /// The line, from 1.
    public var line: Int

    /// Makes a directive from its parts.
    ///
    /// - Parameters:
    ///   - text: The text behind `scaena:`.
    ///   - line: The line.
    public init(text: String, line: Int) {
        self.text = text
        self.line = line
    }
}

extension Sequence<ImportFact> {
    /// True if a file with these imports is one of tests, wherever it lies.
    package var areOfTests: Bool { contains { TestCode.isFramework($0.module) || $0.attributes.contains("@testable") } }
}

/// An import declaration.
public struct ImportFact: Hashable, Sendable, Encodable {
    /// The path, with the kind if one was written: `UIKit`, `struct Foundation.URL`.
    public var path: String
    /// The attributes before it: `@testable`, `@preconcurrency`, `@_exported`.
    public var attributes: [String]
    /// The access level for names of the import: `public`, `internal`; empty where nothing was written.
    public var modifiers: [String]
    /// The conditions of the `#if` around it, outermost first; see ``MemberFact/conditions``.
    public var conditions: [String]
    /// The line of the imported module's name, from 1.
    public var line = 0

    /// Makes an import from its parts.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - attributes: The attributes.
    ///   - modifiers: The modifiers.
    ///   - conditions: The conditions.
    public init(path: String, attributes: [String] = [], modifiers: [String] = [], conditions: [String] = []) {
        self.path = path
        self.attributes = attributes
        self.modifiers = modifiers
        self.conditions = conditions
    }

    /// The module that is imported.
    public var module: String {
        let bytes = path.utf8
        // Most are no more than a module's name.
        guard bytes.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }) else { return path }
        let last = bytes.split(separator: UInt8(ascii: " ")).last ?? bytes[...]
        return String(Substring(last.split(separator: UInt8(ascii: ".")).first ?? bytes[bytes.endIndex...]))
    }
}

/// A declared or extended type, or an alias.
public struct NominalFact: Hashable, Sendable, Encodable {
    /// The kind of declaration.
    public enum Kind: UInt8, Hashable, Sendable {
        case `class`, `struct`, `enum`, actor, `extension`, alias
    }

    /// The kind of declaration.
    public var kind: Kind
    /// The name; of an extension, the extended type as it was written.
    public var name: String
    /// The names of the types around it, outermost first.
    public var nesting: [String] = []
    /// The modifiers, access among them.
    public var modifiers: [String] = []
    /// The attributes as they were written.
    public var attributes: [String] = []
    /// The types that it inherits from or conforms to; of an alias, the one type that it stands for.
    public var inheritance: [TypeFact] = []
    /// The line of its name, from 1.
    public var line: Int
    /// The type parameters.
    public var generics: [GenericParameterFact] = []
    /// The requirements after `where`.
    public var requirements: [RequirementFact] = []
    /// The members, in order; types inside are not among them but have this one's name in their ``nesting``.
    public var members: [MemberFact] = []
    /// The conditions of the `#if`s around it, outermost first; see ``MemberFact/conditions``.
    public var conditions: [String] = []
    /// The lines of the comment before it that talk to tools: those that begin with `@` or `scaena:`.
    public var directives: [String] = []
    /// The line where it ends.
    public var lastLine = 0
    /// True if it is declared inside of a body, and known there only.
    public var isLocal = false

    /// The name with the types around it: `Outer.Inner`.
    public var qualifiedName: String { nesting.isEmpty ? name : (nesting + [name]).joined(separator: ".") }
}
