import Foundation

/// A JSON value, as the DevTools protocol sends and takes them.
public enum JSON: Hashable, Sendable {
    /// `null`, or nothing there.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Any number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSON])
    /// Members by name.
    case object([String: JSON])

    /// A member of an object; `.null` when there is none or this is no object.
    public subscript(name: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members[name] ?? .null
    }

    /// The text, when it is one.
    public var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The number, when it is one.
    public var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The whole number, when it is one.
    public var int: Int? { number.flatMap { Int(exactly: $0) } }

    /// The truth value, when it is one.
    public var bool: Bool? {
        guard case .bool(let bool) = self else { return nil }
        return bool
    }

    /// The elements; none when it is no array.
    public var array: [JSON] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }
}

extension JSON: Encodable {
    /// Writes it as JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        // Ids and coordinates must arrive as integers where they are integers.
        case .number(let number): if let int { try container.encode(int) } else { try container.encode(number) }
        case .string(let string): try container.encode(string)
        case .array(let array): try container.encode(array)
        case .object(let object): try container.encode(object)
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A list.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Members by name; of two with one name the last counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
