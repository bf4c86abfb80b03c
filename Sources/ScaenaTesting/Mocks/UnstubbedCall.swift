/// Something was called that no test said how to answer.
nonisolated public struct UnstubbedCall: Error, CustomStringConvertible, Equatable {
    /// The protocol.
    public let mock: String
    /// The member that was called.
    public let member: String

    /// What was called, and what to do.
    public var description: String {
        "\(mock).\(member) was called, but nothing was stubbed for it: set its handler, or its value, first"
    }
}

/// The empty values of types that have one.
nonisolated enum MockEmptyValue {
    static func make<Value>(_ type: Value.Type) -> Value? {
        if type == Void.self { return () as? Value }
        if let empty = type as? any ExpressibleByNilLiteral.Type { return empty.init(nilLiteral: ()) as? Value }
        if let empty = type as? any RangeReplaceableCollection.Type { return empty.init() as? Value }
        if let empty = type as? any SetAlgebra.Type { return empty.init() as? Value }
        if let empty = type as? any ExpressibleByDictionaryLiteral.Type { return dictionary(empty) as? Value }
        if let empty = type as? any MadeOfNothing.Type { return empty.ofNothing as? Value }
        return nil
    }

    private static func dictionary<Empty: ExpressibleByDictionaryLiteral>(_ type: Empty.Type) -> Any {
        let empty: Empty = [:]
        return empty
    }
}

/// A collection whose empty value none of the standard library's protocols makes.
nonisolated private protocol MadeOfNothing {
    static var ofNothing: Any { get }
}

nonisolated extension AnyCollection: MadeOfNothing {
    fileprivate static var ofNothing: Any { Self([]) }
}

nonisolated extension AnySequence: MadeOfNothing {
    fileprivate static var ofNothing: Any { Self([]) }
}
