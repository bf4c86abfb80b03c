import Foundation

protocol SharedService: Sendable {
    func send(_ number: Int) -> Int
    func load(_ id: Int) async throws -> String
    var name: String { get }
    var mode: Int { get set }
}

protocol Failing: Error {
    var code: Int { get }
}

protocol Depot: Actor {
    func store(_ number: Int)
    func take() async -> Int
    var amount: Int { get }
    nonisolated func label() -> String
}

@globalActor
actor DatabaseActor {
    static let shared = DatabaseActor()
}

@DatabaseActor
protocol Database {
    func insert(_ number: Int) -> Bool
    func query() async throws -> [Int]
}

protocol PartlyIsolated {
    @MainActor func show(_ text: String)
    @MainActor var isShown: Bool { get set }
    func compute() -> Int
}

nonisolated protocol Free {
    func compute(_ number: Int) -> Int
    func load(_ box: NSMutableString) async -> Int
}

@MainActor
protocol FreeAndShown: Free {
    func show()
}

@available(macOS 13, iOS 16, *)
protocol Newer {
    func modern() -> Int
}

protocol PartlyNewer {
    func old() -> Int
    @available(macOS 13, iOS 16, *)
    func modern(_ number: Int) -> Int
    @available(*, deprecated, message: "Use modern.")
    func ancient() -> Int
}

protocol Conditional {
    func always() -> Int
    #if DEBUG
        func debug(_ number: Int) -> Int
        var debugValue: Int { get set }
    #elseif os(Linux)
        func linux() -> Int
    #else
        func release() -> Int
    #endif
}

#if DEBUG
    protocol OnlyDebug {
        func inspect()
    }
#endif

/// Seen by other modules.
public protocol PublicContract {
    /// A requirement.
    func visible(_ number: Int) -> Int
}

package protocol PackageContract {
    func inPackage()
}
