import ScaenaKit
import ScaenaTesting
import Testing

/// A waiter is told once, or cancelled once, whichever is first.
@Suite("Waiters")
struct WaiterTests {
    @Test func theFirstValueCounts() async throws {
        let value = try await Waiter<Int>.wait { waiter in
            waiter.resume(returning: 1)
            waiter.resume(returning: 2)
            waiter.resume(with: .failure(CancellationError()))
        } whenCancelled: { _ in
        }
        #expect(value == 1)
    }

    @Test func whoIsCancelledAlreadyIsNotBegun() async {
        let begun = Tally()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await Waiter<Int>.wait { _ in
                begun.increment()
            } whenCancelled: { _ in
            }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(begun.value == 0)
    }

    @Test func isForgottenWhenItIsCancelled() async {
        let kept = Locked<[ObjectIdentifier]>([])
        let task = Task {
            try await Waiter<Int>.wait { waiter in
                kept.withLock { $0.append(ObjectIdentifier(waiter)) }
            } whenCancelled: { waiter in
                kept.withLock { kept in kept.removeAll { $0 == ObjectIdentifier(waiter) } }
            }
        }
        while kept.withLock({ $0.isEmpty }) { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(kept.withLock { $0.isEmpty })
    }

    /// The cancellation comes while the waiter is given away: it is taken back before whoever keeps it has it.
    @Test func isForgottenWhenItIsCancelledBeforeItIsKept() async {
        let kept = Locked<[ObjectIdentifier]>([])
        let given = Locked<[ObjectIdentifier]>([])
        let task = Task {
            try await Waiter<Int>.wait { waiter in
                withUnsafeCurrentTask { $0?.cancel() }
                given.withLock { $0.append(ObjectIdentifier(waiter)) }
                kept.withLock { $0.append(ObjectIdentifier(waiter)) }
            } whenCancelled: { waiter in
                kept.withLock { kept in kept.removeAll { $0 == ObjectIdentifier(waiter) } }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(given.withLock { $0.count } == 1)
        #expect(kept.withLock { $0.isEmpty })
    }

    /// From other threads, at the same time: for the sanitizers, too.
    @Test func thousandsAreToldAndCancelledAtOnce() async {
        let waiting = Locked<[ObjectIdentifier: Waiter<Int>]>([:])
        let tasks = (0..<2_000).map { _ in
            Task.detached {
                try await Waiter<Int>.wait { waiter in
                    waiting.withLock { $0[ObjectIdentifier(waiter)] = waiter }
                } whenCancelled: { waiter in
                    waiting.withLock { $0[ObjectIdentifier(waiter)] = nil }
                }
            }
        }
        let teller = Task.detached {
            while !Task.isCancelled {
                let waiters = waiting.withLock { waiting in
                    defer { waiting = [:] }
                    return Array(waiting.values)
                }
                for waiter in waiters { waiter.resume(returning: 7) }
                await Task.yield()
            }
        }
        for task in tasks.reversed() { task.cancel() }
        var told = 0
        for task in tasks {
            switch await task.result {
            case .success(let value):
                #expect(value == 7)
                told += 1
            case .failure(let error): #expect(error is CancellationError)
            }
        }
        teller.cancel()
        await teller.value
        #expect(told <= tasks.count)
        #expect(waiting.withLock { $0.isEmpty })
    }
}
