import Foundation

/// Something was called that no test said how to answer.
nonisolated public struct UnstubbedCall: Error, CustomStringConvertible, Equatable {
    /// The protocol.
    public let mock: String
    /// The member that was called.
    public let member: String

    /// A description of the call, and of the handler or value to set.
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
        return collections.first { $0.type == type }?.empty() as? Value
    }

    /// Foundation's collections.
    private static let collections: [(type: Any.Type, empty: @Sendable () -> Any)] = [
        (NSArray.self, { NSArray() }), (NSDictionary.self, { NSDictionary() }), (NSSet.self, { NSSet() }),
        (NSOrderedSet.self, { NSOrderedSet() }), (NSMutableArray.self, { NSMutableArray() }),
        (NSMutableDictionary.self, { NSMutableDictionary() }), (NSMutableSet.self, { NSMutableSet() }),
    ]

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

nonisolated extension Range: MadeOfNothing where Bound: ExpressibleByIntegerLiteral {
    fileprivate static var ofNothing: Any { Self(uncheckedBounds: (0, 0)) }
}

nonisolated extension AnySequence: MadeOfNothing {
    fileprivate static var ofNothing: Any { Self([]) }
}
