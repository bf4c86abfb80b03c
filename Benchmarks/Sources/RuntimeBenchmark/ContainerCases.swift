import Foundation
import Measuring
import ScaenaKit

final class Leaf {}

final class Tree {
    let first: Leaf
    let second: Leaf
    let third: Leaf

    init(_ first: Leaf, _ second: Leaf, _ third: Leaf) {
        self.first = first
        self.second = second
        self.third = third
    }
}

/// The least that a container does: a lock, a dictionary by identity, a closure.
final class DictionaryLimit {
    private let lock = NSLock()
    private var factories: [ObjectIdentifier: (DictionaryLimit) -> AnyObject] = [:]

    func register<Service: AnyObject>(_ type: Service.Type, _ make: @escaping (DictionaryLimit) -> Service) {
        lock.lock()
        factories[ObjectIdentifier(type)] = make
        lock.unlock()
    }

    @inline(never)
    func resolve<Service: AnyObject>(_ type: Service.Type) -> Service? {
        lock.lock()
        let factory = factories[ObjectIdentifier(type)]
        lock.unlock()
        guard let factory else { return nil }
        return unsafeDowncast(factory(self), to: type)
    }
}

/// The least that a shared instance costs: a lazy property.
final class LazyLimit {
    lazy var leaf = Leaf()

    @inline(never)
    func shared() -> Leaf { leaf }
}

@MainActor
enum ContainerCases {
    static func all() throws -> [BenchmarkCase] {
        let limit = DictionaryLimit()
        limit.register(Leaf.self) { _ in Leaf() }
        limit.register(Tree.self) { container in
            guard let first = container.resolve(Leaf.self), let second = container.resolve(Leaf.self),
                let third = container.resolve(Leaf.self)
            else { preconditionFailure("A leaf is registered above.") }
            return Tree(first, second, third)
        }
        let lazyLimit = LazyLimit()
        let shared = ServiceName("shared")

        let container = ServiceContainer("app")
        container.register(Leaf.self) { _ in Leaf() }
        container.register(Tree.self) { Tree(try $0.resolve(), try $0.resolve(), try $0.resolve()) }
        container.register(NSObject.self, scope: .shared) { _ in NSObject() }
        container.register(Leaf.self, name: shared, scope: .shared) { _ in Leaf() }
        container.registerSendable(NSLock.self) { _ in NSLock() }
        container.registerSendable(NSRecursiveLock.self, scope: .shared) { _ in NSRecursiveLock() }
        let child = ServiceContainer(
            "screen", parent: ServiceContainer("flow", parent: ServiceContainer("area", parent: container)))
        limit.register(NSLock.self) { _ in NSLock() }
        // A missing registration would show here, and not in the measured loops.
        _ = (try container.resolve(Tree.self), try child.resolve(NSObject.self))

        func loop<Service: AnyObject>(
            _ container: ServiceContainer, _ type: Service.Type, _ name: ServiceName? = nil
        ) -> @MainActor (Int) -> Void {
            { count in
                for _ in 0..<count {
                    if let service = try? container.resolve(type, name: name) { use(service) }
                }
            }
        }
        let lazyContestant = Contestant("lazy property") { count in for _ in 0..<count { use(lazyLimit.shared()) } }
        return [
            BenchmarkCase(
                name: "resolve transient, 0 dependencies",
                limit: Contestant("lock, dictionary, closure") { count in
                    for _ in 0..<count { if let leaf = limit.resolve(Leaf.self) { use(leaf) } }
                }, ours: Contestant("Scaena", loop(container, Leaf.self)), target: 1.3),
            BenchmarkCase(
                name: "resolve transient, 3 dependencies",
                limit: Contestant("lock, dictionary, closure") { count in
                    for _ in 0..<count { if let tree = limit.resolve(Tree.self) { use(tree) } }
                }, ours: Contestant("Scaena", loop(container, Tree.self)), target: 1.3),
            BenchmarkCase(
                name: "resolve shared", limit: lazyContestant,
                ours: Contestant("Scaena", loop(container, NSObject.self)), target: 5, allocatesNothing: true),
            BenchmarkCase(
                name: "resolve shared, by name", limit: lazyContestant,
                ours: Contestant("Scaena", loop(container, Leaf.self, shared)), allocatesNothing: true),
            BenchmarkCase(
                name: "resolve shared, 3 containers up", limit: lazyContestant,
                ours: Contestant("Scaena", loop(child, NSObject.self)), allocatesNothing: true),
            BenchmarkCase(
                name: "resolve transient, from anywhere",
                limit: Contestant("lock, dictionary, closure") { count in
                    for _ in 0..<count { if let lock = limit.resolve(NSLock.self) { use(lock) } }
                },
                ours: Contestant("Scaena") { count in
                    for _ in 0..<count { if let lock = try? container.resolveSendable(NSLock.self) { use(lock) } }
                }),
            BenchmarkCase(
                name: "resolve shared, from anywhere", limit: lazyContestant,
                ours: Contestant("Scaena") { count in
                    for _ in 0..<count {
                        if let lock = try? container.resolveSendable(NSRecursiveLock.self) { use(lock) }
                    }
                }, allocatesNothing: true),
        ]
    }
}
