/// A type as it was written, in a form that can be asked and printed again without a parser.
///
/// Nothing is resolved: `named` may be a class, a protocol, a type parameter or an alias.
public indirect enum TypeFact: Hashable, Sendable {
    /// A name, with the type that it is a member of and its generic arguments: `Scene`, `UIKit.UIView`, `Set<Int>`.
    case named(base: TypeFact?, name: String, arguments: [TypeFact])
    /// `Wrapped?`.
    case optional(TypeFact)
    /// `Wrapped!`.
    case implicitlyUnwrapped(TypeFact)
    /// `[Element]`.
    case array(TypeFact)
    /// `[Key: Value]`.
    case dictionary(key: TypeFact, value: TypeFact)
    /// `(x: Int, y: Int)`; without elements it is `Void`.
    case tuple([TupleElementFact])
    /// `(Int) async throws -> String`.
    case function(FunctionTypeFact)
    /// `First & Second`.
    case composition([TypeFact])
    /// `some Constraint`.
    case opaque(TypeFact)
    /// `any Constraint`.
    case existential(TypeFact)
    /// `Instance.Type` or `Instance.Protocol`.
    case metatype(TypeFact, keyword: String)
    /// Specifiers (`inout`, `sending`, `borrowing`…) and attributes (`@escaping`, `@Sendable`…) before a type.
    case attributed(specifiers: [String], attributes: [String], TypeFact)
    /// `~Constraint`.
    case suppressed(TypeFact)
    /// `each Pack`.
    case packElement(TypeFact)
    /// `repeat Pattern`.
    case packExpansion(TypeFact)
    /// A type that has no form of its own here, as it was written.
    case verbatim(String)

    /// A plain name without base or arguments.
    ///
    /// - Parameter name: The name as it is printed.
    /// - Returns: The type of that name.
    public static func plain(_ name: String) -> TypeFact {
        .named(base: nil, name: name, arguments: [])
    }

    /// `Void`, written as the empty tuple.
    public static let void = TypeFact.tuple([])
}

/// One element of a tuple type.
public struct TupleElementFact: Hashable, Sendable {
    /// The label, if there is one.
    public var label: String?
    /// The element's type.
    public var type: TypeFact

    /// Makes an element from its parts.
    ///
    /// - Parameters:
    ///   - label: The label, if there is one.
    ///   - type: The element's type.
    public init(label: String? = nil, type: TypeFact) {
        self.label = label
        self.type = type
    }
}

/// A function type's parts.
public struct FunctionTypeFact: Hashable, Sendable {
    /// The parameters' types; labels of function types say nothing to a caller and are dropped.
    public var parameters: [TypeFact]
    /// True if `async` was written.
    public var isAsync: Bool
    /// The errors that the function may throw.
    public var throwing: ThrowingFact
    /// The result, `Void` as the empty tuple or as it was written.
    public var result: TypeFact

    /// Makes a function type from its parts.
    ///
    /// - Parameters:
    ///   - parameters: The parameters' types.
    ///   - isAsync: True if it is asynchronous.
    ///   - throwing: The errors that it may throw.
    ///   - result: The result.
    public init(parameters: [TypeFact], isAsync: Bool, throwing: ThrowingFact, result: TypeFact) {
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
    }
}

/// The errors that a function, accessor or function type may throw.
public enum ThrowingFact: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// Any error.
    case anything
    /// Only what a closure that it is given throws.
    case rethrowing
    /// One type of error.
    case typed(TypeFact)

    /// True if a caller has to write `try`.
    public var isThrowing: Bool { self != .nothing }
}

extension TypeFact: CustomStringConvertible {
    /// The type as it is written in Swift.
    public var description: String {
        // Most types are plain names.
        if case .named(nil, let name, let arguments) = self, arguments.isEmpty { return name }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the type, as it is written in Swift, behind what is there.
    ///
    /// - Parameter bytes: UTF-8.
    public func append(to bytes: inout [UInt8]) {
        switch self {
        case .named(let base, let name, let arguments):
            if let base {
                base.appendOperand(to: &bytes)
                bytes.append(UInt8(ascii: "."))
            }
            var name = name
            name.withUTF8 { bytes.append(contentsOf: $0) }
            if !arguments.isEmpty { Self.append(arguments, between: "<", ">", to: &bytes) }
        case .optional(let wrapped):
            wrapped.appendOperand(to: &bytes)
            bytes.append(UInt8(ascii: "?"))
        case .implicitlyUnwrapped(let wrapped):
            wrapped.appendOperand(to: &bytes)
            bytes.append(UInt8(ascii: "!"))
        case .array(let element):
            bytes.append(UInt8(ascii: "["))
            element.append(to: &bytes)
            bytes.append(UInt8(ascii: "]"))
        case .dictionary(let key, let value):
            bytes.append(UInt8(ascii: "["))
            key.append(to: &bytes)
            bytes.append(contentsOf: ": ".utf8)
            value.append(to: &bytes)
            bytes.append(UInt8(ascii: "]"))
        case .tuple(let elements): Self.append(tuple: elements, to: &bytes)
        case .function(let function):
            Self.append(function.parameters, between: "(", ")", to: &bytes)
            if function.isAsync { bytes.append(contentsOf: " async".utf8) }
            if function.throwing != .nothing { bytes.append(contentsOf: function.throwing.suffix.utf8) }
            bytes.append(contentsOf: " -> ".utf8)
            function.result.append(to: &bytes)
        case .composition(let parts):
            for (position, part) in parts.enumerated() {
                if position > 0 { bytes.append(contentsOf: " & ".utf8) }
                if case .suppressed = part { part.append(to: &bytes) } else { part.appendOperand(to: &bytes) }
            }
        case .opaque(let constraint): constraint.append(behind: "some ", to: &bytes)
        case .existential(let constraint): constraint.append(behind: "any ", to: &bytes)
        case .metatype(let instance, let keyword):
            instance.appendOperand(to: &bytes)
            bytes.append(UInt8(ascii: "."))
            bytes.append(contentsOf: keyword.utf8)
        case .attributed(let specifiers, let attributes, let base):
            for word in specifiers + attributes {
                bytes.append(contentsOf: word.utf8)
                bytes.append(UInt8(ascii: " "))
            }
            base.append(to: &bytes)
        case .suppressed(let constraint): constraint.append(behind: "~", to: &bytes)
        case .packElement(let pack): pack.append(behind: "each ", to: &bytes)
        case .packExpansion(let pattern): pattern.append(behind: "repeat ", to: &bytes)
        case .verbatim(let text): bytes.append(contentsOf: text.utf8)
        }
    }

    private func append(behind word: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: word.utf8)
        append(to: &bytes)
    }

    private static func append(
        _ types: [TypeFact], between opening: Unicode.Scalar, _ closing: Unicode.Scalar, to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: opening))
        for (position, type) in types.enumerated() {
            if position > 0 { bytes.append(contentsOf: ", ".utf8) }
            type.append(to: &bytes)
        }
        bytes.append(UInt8(ascii: closing))
    }

    private static func append(tuple elements: [TupleElementFact], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "("))
        for (position, element) in elements.enumerated() {
            if position > 0 { bytes.append(contentsOf: ", ".utf8) }
            if let label = element.label {
                bytes.append(contentsOf: label.utf8)
                bytes.append(contentsOf: ": ".utf8)
            }
            element.type.append(to: &bytes)
        }
        bytes.append(UInt8(ascii: ")"))
    }

    /// The type as it stands before `?`, `!`, `.Type` or a dot or beside `&`, in parentheses where these would bind
    /// otherwise.
    private func appendOperand(to bytes: inout [UInt8]) {
        switch self {
        case .function, .composition, .opaque, .existential, .attributed, .packElement, .packExpansion, .suppressed:
            bytes.append(UInt8(ascii: "("))
            append(to: &bytes)
            bytes.append(UInt8(ascii: ")"))
        default: append(to: &bytes)
        }
    }
}

extension ThrowingFact {
    /// The effect as it is written after a parameter list, with a leading space; empty where nothing is thrown.
    public var suffix: String {
        switch self {
        case .nothing: return ""
        case .anything: return " throws"
        case .rethrowing: return " rethrows"
        case .typed(let error): return " throws(\(error))"
        }
    }
}
