import Dispatch

/// A shared instance that is being made, and those who wait for it.
class InstanceBuild: @unchecked Sendable {
    private struct Edges: Sendable {
        /// The builds that each build waits for.
        var waitsFor: [ObjectIdentifier: [InstanceBuild]] = [:]

        /// The builds that `build` waits for, one for the other, until `goal`; nil if it does not wait for that.
        func steps(
            from build: InstanceBuild, to goal: InstanceBuild, seen: inout Set<ObjectIdentifier>
        ) -> [InstanceBuild]? {
            if build === goal { return [] }
            guard seen.insert(ObjectIdentifier(build)).inserted else { return nil }
            for next in waitsFor[ObjectIdentifier(build)] ?? [] {
                if let rest = steps(from: next, to: goal, seen: &seen) { return [next] + rest }
            }
            return nil
        }
    }

    // One lock for all containers: taken only where a shared instance is made or waited for, and a cycle of waiting
    // may lead through several containers.
    private static let edges = Locked(Edges())

    /// The registration that is being built.
    final let registration: ServiceRegistration

    init(_ registration: ServiceRegistration) {
        self.registration = registration
    }

    /// Notes that `waiter` cannot go on before this build has ended.
    ///
    /// - Returns: Nothing if it may wait. Else what this build waits for already, down to the waiter: two threads that
    ///   make what the other needs would wait for ever.
    final func cycle(ifAwaitedBy waiter: InstanceBuild?) -> [String]? {
        guard let waiter else { return nil }
        let path = Self.edges.withLock { edges -> [InstanceBuild]? in
            var seen: Set<ObjectIdentifier> = []
            if let path = edges.steps(from: self, to: waiter, seen: &seen) { return path }
            edges.waitsFor[ObjectIdentifier(waiter), default: []].append(self)
            return nil
        }
        return path?.map(\.registration.title)
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

    /// A description of what this build waits for; `nil` if it makes something itself.
    final var isWaitingFor: String? {
        let first = Self.edges.withLock { $0.waitsFor[ObjectIdentifier(self)]?.first }
        return first.map(\.registration.title)
    }
}

/// Says so when a thread waits long for a shared instance that another one makes.
enum SlowBuilds {
    /// After how many seconds, and where it is said.
    struct Report: Sendable {
        var after: Double
        var say: @Sendable (String) -> Void
    }

    static let report = Locked(
        Report(after: 1) { RuntimeWarning.say($0, category: "container") })

    static func tell(_ waiting: [String], _ build: InstanceBuild, after seconds: Double) {
        let title = build.registration.title
        let place = MainActorExit.isOnMainActor ? "The main thread" : "A thread"
        let who = waiting.isEmpty ? "" : " to make \(waiting.joined(separator: " → "))"
        let why = build.isWaitingFor.map { ", which waits for \($0)" } ?? ""
        report.withLock { $0.say }(
            "\(place) has waited \(seconds) s for \(title)\(who): another thread is making it\(why). "
                + "Register it with registerAsync and await it with resolveAsync.")
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

    /// Blocks this thread until the build has ended, which another thread is working on: synchronous code has no other
    /// way to get the one instance. A wait that takes long is told.
    ///
    /// - Parameter chain: The registrations that are being resolved here, outermost first.
    func wait(for chain: @autoclosure () -> [String]) -> Outcome {
        let received = Locked<Outcome?>(nil)
        let semaphore = DispatchSemaphore(value: 0)
        whenFinished { outcome in
            received.withLock { $0 = outcome }
            semaphore.signal()
        }
        let patience = SlowBuilds.report.withLock { $0.after }
        if semaphore.wait(timeout: .now() + patience) == .timedOut {
            SlowBuilds.tell(chain(), self, after: patience)
            semaphore.wait()
        }
        while true {
            if let outcome = received.withLock({ $0 }) { return outcome }
            semaphore.wait()
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
