/// A value where one is given: a property's first value, an argument, the right side of an assignment.
///
/// `try`, `await` and parentheses around it are left out.
public struct ValueFact: Hashable, Sendable, Encodable {
    /// The form of the value.
    public enum Form: Hashable, Sendable {
        /// A name or a chain of names: `self`, `presenter`, `Store.shared`, `.red`.
        case path(PathFact)
        /// The result of the call of that index in ``BodyFact/calls``.
        case call(Int)
        /// The closure of that index in ``BodyFact/closures``.
        case closure(Int)
        /// A literal.
        case literal(Literal)
        /// Anything else: an operator's result, a condition's.
        case other
    }

    /// A literal's kind.
    public enum Literal: UInt8, Hashable, Sendable {
        case string, integer, float, `false`, `nil`, array, dictionary, regex, `true`
    }

    /// The form of the value.
    public var form: Form
    /// The type where it is plain: of an initialiser's call, of a literal, after `as`; of a property's first value also the one
    /// type that a call names, as in `make(HomePresenter.init, for: self)`, and that of what is set up as it is made, as in
    /// `UILabel().then { … }`. What a literal may become where another type is expected is not known here.
    public var type: TypeFact?

    /// Makes a value from its parts.
    ///
    /// - Parameters:
    ///   - form: The form of the value.
    ///   - type: The type where it is plain.
    public init(_ form: Form, type: TypeFact? = nil) {
        self.form = form
        self.type = type
    }

    /// The path, where the value is one.
    public var path: PathFact? {
        if case .path(let path) = form { return path }
        return nil
    }

    /// The index of the call, where the value is one's result.
    public var call: Int? {
        if case .call(let index) = form { return index }
        return nil
    }

    /// The index of the closure, where the value is one.
    public var closure: Int? {
        if case .closure(let index) = form { return index }
        return nil
    }
}

extension ValueFact.Form: Encodable {
    private enum Key: String, CodingKey {
        case path, call, closure, literal, other
    }

    /// Encodes the form as an object with one key: `path`, `call`, `closure`, `literal` or `other`.
    ///
    /// - Parameter encoder: Takes the object.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .path(let path): try container.encode(path, forKey: .path)
        case .call(let index): try container.encode(index, forKey: .call)
        case .closure(let index): try container.encode(index, forKey: .closure)
        case .literal(let literal): try container.encode("\(literal)", forKey: .literal)
        case .other: try container.encode(true, forKey: .other)
        }
    }
}

/// An argument of a call.
public struct ArgumentFact: Hashable, Sendable, Encodable {
    /// The label; a first trailing closure has none.
    public var label: String?
    /// The value.
    public var value: ValueFact
}
