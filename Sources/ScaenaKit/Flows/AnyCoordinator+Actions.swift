extension AnyCoordinator {
    /// Sends an action down the tree from this flow, and awaits what becomes of it.
    ///
    /// A flow that is not ready yet keeps it waiting until it is. Each flow that the action reaches says in
    /// ``Coordinator/process(action:)`` whether it is done, passed down, carried on by one certain flow, or refused. The flows on
    /// the way to where it is done come into sight: their tabs are selected, their columns shown.
    ///
    /// ```swift
    /// func open(_ url: URL) async -> Bool {
    ///     guard let id = Int(url.lastPathComponent) else { return false }
    ///     if case .arrived = await welcome.send(OpenItem(id: id)) { return true }
    ///     return false
    /// }
    /// ```
    ///
    /// - Parameter action: The action.
    /// - Returns: Where it arrived, or at which flow it stopped, and why.
    public final func send(_ action: any FlowAction) async -> ActionOutcome {
        await carry(action, along: [])
    }

    private func carry(_ action: any FlowAction, along path: [String]) async -> ActionOutcome {
        let outcome = await carryHere(action, along: path)
        if outcome.hasArrived, !isOver { (self as? any FlowInSight)?.comeIntoSight() }
        return outcome
    }

    private func carryHere(_ action: any FlowAction, along path: [String]) async -> ActionOutcome {
        let path = path + [name]
        guard await isReady() else { return .stopped(path: path, reason: stopBeforeReady) }
        switch await untilItEnds({ try await self.step(for: action) }) {
        case .success(.arrived):
            return .arrived(path: path)
        case .success(.refused(let reason)):
            return .stopped(path: path, reason: .refused(reason))
        case .success(.continueIn(let child)):
            return await child.carry(action, along: path)
        case .success(.passDown):
            return await carryDown(action, along: path)
        case .failure(let stop):
            return .stopped(path: path, reason: stop)
        }
    }

    /// Asks the flows in this one. One that knows the action decides; those that do not are passed over.
    private func carryDown(_ action: any FlowAction, along path: [String]) async -> ActionOutcome {
        for child in children.reversed() {
            let outcome = await child.carry(action, along: path)
            switch outcome {
            case .stopped(_, reason: .notKnown), .stopped(_, reason: .flowEnded): continue
            case .arrived, .stopped: return outcome
            }
        }
        return .stopped(path: path, reason: .notKnown)
    }

    /// Why a flow did not become ready.
    final var stopBeforeReady: ActionStop { Task.isCancelled && !isOver ? .cancelled : .flowEnded }

    /// Returns the result of the flow's own code: waits until it returns, the flow ends, or the awaiting task is
    /// cancelled.
    final func untilItEnds<Value: Sendable>(
        _ body: @escaping @MainActor @Sendable () async throws -> Value
    ) async -> Result<Value, ActionStop> {
        let first = OneShot<Result<Value, ActionStop>>()
        let work = Task {
            do {
                first.set(.success(try await asOwnCode(body)))
            } catch {
                first.set(.failure(.failed(error)))
            }
        }
        let end = Task {
            if await waitForEnd() { first.set(.failure(.flowEnded)) }
        }
        defer {
            work.cancel()
            end.cancel()
        }
        return await first.wait(atMost: nil) ?? .failure(.cancelled)
    }
}

/// A flow that may be out of sight while it runs: in a tab, or in a column.
@MainActor
package protocol FlowInSight {
    /// Brings what the flow shows into sight.
    func comeIntoSight()
}
