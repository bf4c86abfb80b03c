import Foundation

protocol Overloads {
    func update()
    func update(arg: Int)
    func update(arg: Float)
    func update(_ arg: String)
    func update(arg: Int) -> Int
    func update() async
    func display(x: Int)
    func display(y: Int)
}

protocol Effects {
    func plain() -> Int
    func throwing() throws -> Int
    func typed() throws(RideError) -> Int
    func asynchronous() async -> Int
    func both(_ number: Int) async throws -> String
    func voidThrowing() throws
    func rethrowing(_ body: () throws -> Int) rethrows -> Int
    func empty() -> [Int]
    func nothing() -> Int?
    func table() -> [String: Int]
    func unique() -> Set<Int>
    func text() -> String
}

protocol Generics {
    func encode<Value: Encodable>(_ value: Value) throws -> Data
    func first<Element>(of list: [Element]) -> Element?
    func identity<T>(_ value: T) -> T
    func make<T: Decodable>(_ type: T.Type) -> T
    func send(_ value: some Equatable & Sendable)
    func show(_ value: any CustomStringConvertible)
    func transform<A, B>(_ list: [A], _ body: (A) -> B) -> [B]
    func produce<T>(_ body: () -> T) -> T
    func keep<T>(_ body: @escaping (T) -> Void)
    func compare<T>(_ one: T, _ other: T) -> Bool where T: Equatable
    func packed<each T>(_ values: repeat each T)
}

protocol Closures {
    func escaping(_ body: @escaping (Int) -> Void)
    func nonEscaping(_ body: (Int) -> Int) -> Int
    func optional(_ body: ((Int) -> Void)?)
    func autoclosure(_ value: @autoclosure () -> Int, _ message: @autoclosure () -> String)
    func escapingAutoclosure(_ value: @autoclosure @escaping () -> Int)
    func sendable(_ body: @escaping @Sendable (Int) -> Void)
    func mainActor(_ body: @escaping @MainActor () -> Void)
    func asynchronous(_ body: @escaping (Int) async throws -> Void)
    func named(_ step: Step)
    func namedEscaping(_ completion: @escaping Completion)
    func tuple(_ pair: (Int, String), named: (x: Int, y: Int)) -> (Int, name: String)
    func returnsClosure() -> (Int) -> Int
}

struct Token: ~Copyable {
    let number: Int
}

protocol Ownership {
    func modify(_ value: inout Int)
    func modify(text: inout String, by count: Int) -> Int
    func borrow(_ value: borrowing String)
    func consume(_ value: consuming String) -> Int
    func take(_ token: consuming Token) -> Int
    func look(at token: borrowing Token) -> Int
    func makeToken() -> Token
    func pass(_ value: sending Opaque)
    func list(_ values: Int...)
    func unwrapped(_ text: String!) -> String!
}

protocol Keywords {
    func `default`(for: Int, in place: String)
    func `class`(_ `self`: Int)
    func `repeat`(`while`: Bool) -> Bool
    var `in`: Int { get set }
    var `protocol`: String { get }
    func `self`()
    func `init`(value: Int)
}
