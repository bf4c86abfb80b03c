import Foundation

protocol Storing<Item> {
    associatedtype Item: Hashable
    associatedtype Key: Hashable & Sendable = String
    func add(_ item: Item, for key: Key)
    func item(for key: Key) -> Item?
    func all() async -> [Item]
    func clear()
}

protocol RideStoring: Storing where Item == Ride.ID, Key == Int {
    func refresh() async throws
}

extension Ride: Identifiable {}

protocol NumberStoring: Storing<Int> {
    var total: Int { get }
}

protocol Sourcing {
    associatedtype Elements: Collection where Elements.Element == Int
    var elements: Elements { get }
}

protocol Members {
    subscript(index: Int) -> String { get set }
    subscript(key key: String) -> Int? { get }
    subscript<T: Hashable>(typed value: T) -> String { get }
    init(name: String)
    init?(number: Int) throws
    static func shared(_ number: Int) -> Self
    static var count: Int { get set }
    static func == (lhs: Self, rhs: Self) -> Bool
    static func + (lhs: Self, rhs: Int) -> Self
    static prefix func - (value: Self) -> Self
    func copy() -> Self
    func isSame(as other: Self) -> Bool
    mutating func advance(by count: Int)
    var next: Self? { get }
    // swift-format-ignore
    var implicit: String! { get set }
}

protocol Properties {
    var throwing: Int { get throws }
    var asynchronous: String { get async }
    var both: [Int] { get async throws }
    var typed: Int { get throws(RideError) }
    var pair: (Int, String) { get set }
    var number: Int { get }
    var flag: Bool { get set }
    var any: any Equatable { get }
    static var shared: String { get }
}

protocol Comparing: Hashable, CustomStringConvertible {
    func rank() -> Int
}

protocol Coding: Codable {
    var name: String { get }
}

protocol ObjectLike: NSObjectProtocol {
    func poke() -> Int
}

protocol Outer {
    typealias Identifier = Int
    func find(_ id: Identifier) -> Identifier
}

enum Namespace {
    struct Value: Equatable, Sendable {
        var number: Int
    }

    protocol Inner: AnyObject {
        func take(_ value: Value) -> Value
    }
}

protocol First {
    func shared()
    var value: Int { get }
}

protocol Second {
    func shared()
    var value: Int { get set }
}

protocol Diamond: First, Second {
    func own()
}

typealias Combined = First & Second

protocol FromAlias: Combined {
    func third()
}
