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
    /// What has no form of its own here, as it was written.
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
    /// Whether `async` was written.
    public var isAsync: Bool
    /// What the function may throw.
    public var throwing: ThrowingFact
    /// The result, `Void` as the empty tuple or as it was written.
    public var result: TypeFact

    /// Makes a function type from its parts.
    ///
    /// - Parameters:
    ///   - parameters: The parameters' types.
    ///   - isAsync: Whether it is asynchronous.
    ///   - throwing: What it may throw.
    ///   - result: The result.
    public init(parameters: [TypeFact], isAsync: Bool, throwing: ThrowingFact, result: TypeFact) {
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
    }
}

/// What a function, accessor or function type may throw.
public enum ThrowingFact: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// Any error.
    case anything
    /// Only what a closure that it is given throws.
    case rethrowing
    /// One type of error.
    case typed(TypeFact)

    /// Whether a caller has to write `try`.
    public var isThrowing: Bool { self != .nothing }
}

extension TypeFact: CustomStringConvertible {
    /// The type as it is written in Swift.
    public var description: String {
        switch self {
        case .named(let base, let name, let arguments):
            let prefix = base.map { $0.memberBaseDescription + "." } ?? ""
            let suffix = arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
            return prefix + name + suffix
        case .optional(let wrapped): return wrapped.postfixOperandDescription + "?"
        case .implicitlyUnwrapped(let wrapped): return wrapped.postfixOperandDescription + "!"
        case .array(let element): return "[\(element)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .tuple(let elements):
            let list = elements.map { element in
                element.label.map { "\($0): \(element.type)" } ?? element.type.description
            }
            return "(" + list.joined(separator: ", ") + ")"
        case .function(let function):
            let parameters = function.parameters.map(\.description).joined(separator: ", ")
            let effects = (function.isAsync ? " async" : "") + function.throwing.suffix
            return "(\(parameters))\(effects) -> \(function.result)"
        case .composition(let parts): return parts.map(\.compositionPartDescription).joined(separator: " & ")
        case .opaque(let constraint): return "some \(constraint)"
        case .existential(let constraint): return "any \(constraint)"
        case .metatype(let instance, let keyword): return instance.postfixOperandDescription + "." + keyword
        case .attributed(let specifiers, let attributes, let base):
            return (specifiers + attributes + [base.description]).joined(separator: " ")
        case .suppressed(let constraint): return "~\(constraint)"
        case .packElement(let pack): return "each \(pack)"
        case .packExpansion(let pattern): return "repeat \(pattern)"
        case .verbatim(let text): return text
        }
    }

    /// The type as it stands before `?`, `!` or `.Type`, in parentheses where these would bind otherwise.
    private var postfixOperandDescription: String {
        switch self {
        case .function, .composition, .opaque, .existential, .attributed, .packElement, .packExpansion, .suppressed:
            return "(\(self))"
        default: return description
        }
    }

    /// The type as it stands beside `&`.
    private var compositionPartDescription: String {
        if case .suppressed = self { return description }
        return postfixOperandDescription
    }

    /// The type as it stands before a dot.
    private var memberBaseDescription: String { postfixOperandDescription }
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
