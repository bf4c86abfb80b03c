import Foundation
import Neighbour

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol Qualified {
    func move(by count: Swift.Int, to place: Foundation.URL) -> Swift.String?
    func own(_ ride: FEATURES.Ride)
    func unnamed(_: Int, _: String) -> Bool
    @discardableResult
    func discardable(_ number: Int) -> Int
}

/// Named by a keyword, and refined by the same.
protocol `default` {
    func ask(`in` place: Int, `self` other: Int) -> Int?
}

protocol Refined: `default` {}

protocol TypedFailures {
    func run<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
    func attempt(_ number: Int) throws(RideError)
    func later(_ number: Int) async throws(RideError) -> String
    func lazily(_ value: @autoclosure () throws -> Int) throws -> Int
}

protocol SharedTypedFailures: Sendable {
    func attempt(_ number: Int) throws(RideError)
    func later(_ number: Int) async throws(RideError) -> String
    var seats: Int { get throws(RideError) }
    static func make() throws(RideError) -> Int
    func notify(_ body: @escaping @Sendable (Int) throws(RideError) -> Void)
}

protocol Isolations: Sendable {
    func here(isolation: isolated (any Actor)?) async -> Int
    nonisolated(nonsending) func inherited(_ number: Int) async -> Int
    func transferred() -> sending Opaque
    func stream() -> AsyncStream<Int>
}

protocol Noncopyables: ~Copyable {
    func swap<Value: ~Copyable>(_ one: inout Value, _ other: inout Value)
    func inspect(_ token: borrowing Token) async -> Int
    mutating func absorb(_ token: consuming Token)
}

protocol Layered {
    associatedtype Node: Equatable
    associatedtype Nodes: Sequence where Nodes.Element == Node
    func walk(_ nodes: Nodes, each body: (Node) -> Void)
    func visit(_ node: Node) async throws -> [Node]
}

protocol Positions {
    static subscript(name: String) -> Int { get set }
    subscript(row: Int, column: Int) -> String { get }
    subscript(safe index: Int) -> String? { get async throws }
    var offset: Int { get nonmutating set }
    init() async throws
}

protocol Composed {
    func take(_ value: any Equatable & Sendable, or other: (any Hashable)?)
    func give() -> any CustomStringConvertible & Sendable
    func table(_ map: [String: [Int?]], _ body: @escaping (inout Int) -> Void)
    func result(_ outcome: Result<Ride, RideError>) -> Result<Int, any Error>?
    func type(_ type: any Equatable.Type) -> Any.Type
    func character(_ set: Set<Character>, range: ClosedRange<Int>) -> Range<Int>?
}

/// Of protocols of the standard library and Foundation.
protocol Described: CustomStringConvertible, CustomDebugStringConvertible, Identifiable where ID == Int {
    func rename(to name: String)
}

protocol Explaining: LocalizedError {
    var reason: String { get }
}

protocol Transferring: NSObjectProtocol, URLSessionDataDelegate {
    func begin(_ url: URL)
}

/// Of another module.
protocol Visiting: Neighbouring {
    func visit(_ number: Int)
}

/// Has a namesake in another module.
protocol Twin {
    func here() -> Int
}

/// The annotations of Mockolo.
///
/// @mockable(override: name = AnnotatedSpy; typealias: Kept = Int; modifiers: owner = weak; history: keep = true)
protocol Annotated {
    associatedtype Kept: Equatable
    associatedtype Many: Collection where Many.Element == Kept
    var owner: (any AnyObject & Sendable)? { get set }
    func keep(_ value: Kept, among others: Many) -> Kept?
}

extension Qualified {
    func ownAll(_ rides: [Ride]) { for ride in rides { own(ride) } }
}

/// A type that belongs to an actor by the protocol it refines, and is `Sendable` all the same.
@MainActor
protocol SharedScreen: Sendable {
    func open()
}

protocol SharedDetail: SharedScreen {
    func close(_ count: Int)
}

enum Screens {
    protocol SharedPart: SharedScreen {
        func part()
    }
}

/// A protocol whose members change its value when they are read.
protocol Consuming {
    var next: Int { mutating get }
    subscript(index: Int) -> Int { mutating get nonmutating set }
}

/// Closures that do not escape, to members whose answers need not look at them.
protocol Lending {
    func each(_ visit: (Int) -> Int) -> Int
    func attempt(_ name: String, _ body: () throws -> Void, then next: () -> Int) throws -> Int
    func visit(_ body: () -> Void)
}

/// Members of any collection, for which an empty one stands, too.
protocol Gathering {
    var all: any Collection<Int> { get set }
    func some() -> any Sequence<String>
    func list() -> NSArray
    func range() -> Range<Int>
}

/// Members that belong to an actor's type and not to the actor, and labels that are words of the language.
protocol Depots: Actor {
    static var count: Int { get }
    nonisolated func carry(`in`: Int, `inout`: Int)
}
