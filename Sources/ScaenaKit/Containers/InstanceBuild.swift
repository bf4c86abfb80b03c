import Dispatch

/// A shared instance that is being made, and those who wait for it.
class InstanceBuild: @unchecked Sendable {
    private struct Edges: Sendable {
        /// What each build waits for.
        var waitsFor: [ObjectIdentifier: [InstanceBuild]] = [:]

        func leads(from build: InstanceBuild, to goal: InstanceBuild, seen: inout Set<ObjectIdentifier>) -> Bool {
            if build === goal { return true }
            guard seen.insert(ObjectIdentifier(build)).inserted else { return false }
            for next in waitsFor[ObjectIdentifier(build)] ?? [] where leads(from: next, to: goal, seen: &seen) {
                return true
            }
            return false
        }
    }

    // One lock for all containers: taken only where a shared instance is made or waited for, and a cycle of waiting
    // may lead through several containers.
    private static let edges = Locked(Edges())

    /// Notes that `waiter` cannot go on before this build has ended.
    ///
    /// - Returns: Whether it may wait. It may not if this build waits for it already, through whomever: two threads
    ///   that make what the other needs would wait for ever.
    final func mayBeAwaited(by waiter: InstanceBuild?) -> Bool {
        guard let waiter else { return true }
        return Self.edges.withLock { edges in
            var seen: Set<ObjectIdentifier> = []
            if edges.leads(from: self, to: waiter, seen: &seen) { return false }
            edges.waitsFor[ObjectIdentifier(waiter), default: []].append(self)
            return true
        }
    }

    final func wasAwaited(by waiter: InstanceBuild?) {
        guard let waiter else { return }
        Self.edges.withLock { edges in
            let key = ObjectIdentifier(waiter)
            guard var builds = edges.waitsFor[key], let index = builds.firstIndex(where: { $0 === self }) else {
                return
            }
            builds.remove(at: index)
            edges.waitsFor[key] = builds.isEmpty ? nil : builds
        }
    }
}

/// A shared instance of a service that is being made.
final class ServiceBuild<Service>: InstanceBuild, @unchecked Sendable {
    typealias Outcome = Result<UncheckedBox<Service>, ContainerError>

    private struct State: Sendable {
        var outcome: Outcome?
        var waiters: [@Sendable (Outcome) -> Void] = []
    }

    private let state = Locked(State())

    func finish(_ outcome: Outcome) {
        let waiters = state.withLock { state in
            state.outcome = outcome
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter(outcome) }
    }

    /// Blocks this thread until the build has ended, which another thread is working on.
    func wait() -> Outcome {
        let received = Locked<Outcome?>(nil)
        let semaphore = DispatchSemaphore(value: 0)
        whenFinished { outcome in
            received.withLock { $0 = outcome }
            semaphore.signal()
        }
        while true {
            semaphore.wait()
            if let outcome = received.withLock({ $0 }) { return outcome }
        }
    }

    func waitAsync() async -> Outcome {
        await withCheckedContinuation { continuation in
            whenFinished { continuation.resume(returning: $0) }
        }
    }

    private func whenFinished(_ waiter: @escaping @Sendable (Outcome) -> Void) {
        let outcome = state.withLock { state in
            if state.outcome == nil { state.waiters.append(waiter) }
            return state.outcome
        }
        if let outcome { waiter(outcome) }
    }
}
