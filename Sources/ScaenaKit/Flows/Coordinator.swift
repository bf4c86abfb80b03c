/// A flow: screens that serve one purpose, and their order. It has a container of its own, may begin other flows as its
/// parts, and ends once: with a result, or not.
///
/// ```swift
/// final class AddItemCoordinator: Coordinator<Item> {
///     override func start() async throws {
///         try container.resolve(Screens.self).show("Add item")
///     }
///
///     func addTapped(name: String) {
///         finish(Item(id: 3, name: name))  // what coordinate(to:) returns
///     }
///
///     func cancelTapped() {
///         cancel()  // coordinate(to:) throws FlowEnd.cancelled
///     }
/// }
/// ```
///
/// A caller that awaits ``coordinate(to:)`` gets its end exactly once, after everything of the flow has gone from the
/// screen and every flow in it has ended, however it comes about: ``finish(_:)``, ``cancel()``, ``fail(_:)``, a user
/// who leaves by hand, a ``AnyCoordinator/stop()`` from outside, or the cancellation of the awaiting task. Of two
/// ends in the same turn the first counts. Then the flow is released.
///
/// This class knows no user interface; `FlowCoordinator` does.
open class Coordinator<Outcome: Sendable>: AnyCoordinator {
    private let ending = OneShot<Result<Outcome, any Error>>()

    /// A flow that has not begun.
    ///
    /// ```swift
    /// override init(container: ServiceContainer) {
    ///     super.init(container: ServiceContainer("items", parent: container))
    ///     self.container.register(Draft.self, scope: .shared) { _ in Draft() }  // goes with the flow
    /// }
    /// ```
    ///
    /// - Parameter container: Where its services come from.
    public override init(container: ServiceContainer) {
        super.init(container: container)
    }

    // MARK: What a flow overrides

    /// Shows the first screen. The flow is ready for actions when it returns. What it throws ends the flow.
    ///
    /// The flow may end meanwhile; the task is then cancelled.
    ///
    /// ```swift
    /// override func start() async throws {
    ///     let items = try await repository.items()  // what it throws ends the flow
    ///     screens.show("\(items.count) items")
    /// }
    /// ```
    open func start() async throws {}

    /// Handles an action that comes down the tree: see ``AnyCoordinator/send(_:)``. By default it is passed down to
    /// the flows in it.
    ///
    /// ```swift
    /// override func process(action: any FlowAction) async throws -> ActionStep {
    ///     guard let open = action as? OpenItem else { return .passDown }
    ///     try container.resolve(Screens.self).show("Item \(open.id)")
    ///     return .arrived
    /// }
    /// ```
    ///
    /// - Parameter action: The action; a flow knows those of its own by their type.
    /// - Returns: The flow's answer to it.
    /// - Throws: Why it could not be carried out: told to the sender.
    open func process(action: any FlowAction) async throws -> ActionStep { .passDown }

    // MARK: Ending it from within

    /// Ends the flow with its result.
    ///
    /// ```swift
    /// func addTapped(name: String) {
    ///     finish(Item(id: 3, name: name))  // what coordinate(to:) returns
    /// }
    /// ```
    ///
    /// - Parameter outcome: The outcome for the one who awaits.
    public final func finish(_ outcome: Outcome) {
        end(.success(outcome))
    }

    /// Ends the flow without a result, because the user chose so: the one who awaits gets ``FlowEnd/cancelled``.
    ///
    /// ```swift
    /// func cancelTapped() {
    ///     cancel()  // coordinate(to:) throws FlowEnd.cancelled
    /// }
    /// ```
    public final func cancel() {
        end(.failure(FlowEnd.cancelled))
    }

    /// Ends the flow with an error.
    ///
    /// ```swift
    /// func databaseWasLost() {
    ///     fail(ItemsError.offline)  // whoever awaits this flow gets it thrown
    /// }
    /// ```
    ///
    /// - Parameter error: The error for the one who awaits.
    public final func fail(_ error: any Error) {
        end(.failure(error))
    }

    /// Ends the flow because what it showed has gone without its doing: the one who awaits gets
    /// ``FlowEnd/leftByHand``. `FlowCoordinator` calls this itself.
    package final func leaveByHand() {
        end(.failure(FlowEnd.leftByHand))
    }

    // MARK: Beginning one

    /// Begins a flow as a part of this one, and awaits its end.
    ///
    /// ```swift
    /// func addButtonTapped() async {
    ///     do {
    ///         let item = try await coordinate(to: makeAddItem())
    ///         screens.show("Item \(item.name)")
    ///     } catch {
    ///         if !(error is FlowEnd) { show(error: error) }  // a FlowEnd: the user changed their mind
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter child: The flow, new: a coordinator runs once. Kept until it has ended.
    /// - Returns: Its result.
    /// - Throws: ``FlowEnd`` if it ended without one; `CancellationError` if this task was cancelled, after the flow has
    ///   gone; what the flow failed with.
    public final func coordinate<ChildOutcome>(to child: Coordinator<ChildOutcome>) async throws -> ChildOutcome {
        do {
            try Task.checkCancellation()
        } catch {
            child.neverBegin()
            throw error
        }
        try take(in: child)
        defer { detach(child) }
        return try await child.runToEnd()
    }

    /// Begins a flow as a part of this one, and says when it has ended.
    ///
    /// ```swift
    /// func addMenuChosen() {
    ///     coordinate(to: makeAddItem()) { [weak self] result in
    ///         guard case .success(let item) = result else { return }
    ///         self?.screens.show("Item \(item.name)")
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - child: The flow, new: a coordinator runs once. Kept until it has ended.
    ///   - whenEnded: Called once, in a later turn, after nothing of the flow is left.
    public final func coordinate<ChildOutcome>(
        to child: Coordinator<ChildOutcome>,
        whenEnded: @escaping @MainActor (Result<ChildOutcome, any Error>) -> Void
    ) {
        // A part of this flow from now on, so that an action can be sent on to it in the same turn.
        do {
            try take(in: child)
        } catch {
            Task { whenEnded(.failure(error)) }
            return
        }
        Task {
            let result: Result<ChildOutcome, any Error>
            do {
                result = .success(try await child.runToEnd())
            } catch {
                result = .failure(error)
            }
            detach(child)
            whenEnded(result)
        }
    }

    private func take(in child: AnyCoordinator) throws {
        guard goesOn else {
            child.neverBegin()
            throw FlowEnd.stopped
        }
        try child.begin()
        attach(child)
    }

    /// Begins this flow as the root of a tree, and awaits its end.
    ///
    /// ```swift
    /// let item = try await adding.run()
    /// ended = "\(item.name) was added"
    /// ```
    ///
    /// - Returns: Its result.
    /// - Throws: As ``coordinate(to:)``.
    public final func run() async throws -> Outcome {
        try Task.checkCancellation()
        try begin()
        return try await runToEnd()
    }

    /// Begins this flow as the root of a tree, and says when it has ended. It keeps itself until then.
    ///
    /// ```swift
    /// items.launch { result in
    ///     if case .failure(let error) = result { print("The app's root has ended: \(error)") }
    /// }
    /// ```
    ///
    /// - Parameter whenEnded: Called once, after nothing of the flow is left. Where nobody asks, a failure is said in the log,
    ///   and shown in the window whose root the flow is.
    public final func launch(whenEnded: (@MainActor (Result<Outcome, any Error>) -> Void)? = nil) {
        Task {
            do {
                let outcome = try await run()
                whenEnded?(.success(outcome))
            } catch {
                if let whenEnded { whenEnded(.failure(error)) } else if error.isFailure { launchFailed(error) }
            }
        }
    }

    // MARK: Running

    private func end(_ result: Result<Outcome, any Error>) {
        ending.set(result)
    }

    override func requestStop() {
        end(.failure(FlowEnd.stopped))
    }

    override func step(for action: any FlowAction) async throws -> ActionStep {
        try await process(action: action)
    }

    /// From `begin()` to the end.
    private func runToEnd() async throws -> Outcome {
        if RuntimeWatch.isOn { RuntimeWatch.tell(.flowBegan(WatchedFlow(self))) }
        // What has ended before it began shows nothing.
        let starting = Task {
            guard ending.value == nil else { return }
            do {
                try await asOwnCode { try await self.start() }
                becomeReady()
            } catch {
                end(.failure(error))
            }
        }
        let result = await withTaskCancellationHandler {
            await ending.wait()
        } onCancel: {
            MainActorExit.run { self.end(.failure(CancellationError())) }
        }
        beginEnding()
        // Not awaited: a start that does not notice must not hold up the end. What it tries to show or to begin from
        // now on is refused.
        starting.cancel()
        await stopChildren()
        // In a task of its own: where this one was cancelled, nothing could be awaited in it.
        await Task { await asOwnCode { await self.performStop() } }.value
        if case .failure(let error) = result, error.isFailure, RuntimeWatch.isOn {
            RuntimeWatch.tell(.flowFailed(WatchedFlow(self), reason: String(describing: error)))
        }
        finishEnding()
        return try result.get()
    }
}
