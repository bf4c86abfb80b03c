/// Work that is done once, whose state can be observed and whose result can be awaited.
///
/// ```swift
/// let upload = StateOperation { try await self.send(photo) }
/// view.show(upload)
/// let address = try await upload.result()
/// ```
///
/// It begins when somebody starts it or awaits its result. It ends with its owner: once nobody holds the operation, or
/// waits for its result, its work is cancelled.
@MainActor
public final class StateOperation<Value: Sendable> {
    /// The state of an operation.
    ///
    /// ```swift
    /// func caption(of state: StateOperation<URL>.State) -> String {
    ///     switch state {
    ///     case .ready: "Upload"
    ///     case .executing: "Uploading"
    ///     case .finished(let address): "Shared at \(address.path)"
    ///     case .failed(let error): error.localizedDescription
    ///     case .cancelled: "Not uploaded"
    ///     }
    /// }
    /// ```
    public enum State: Sendable {
        /// It has not begun.
        ///
        /// ```swift
        /// if case .ready = state {
        ///     button.isEnabled = true
        ///     button.title = "Order"
        /// }
        /// ```
        case ready

        /// Its work is under way.
        ///
        /// ```swift
        /// if case .executing = state {
        ///     button.isEnabled = false
        ///     button.title = "Ordering"
        /// }
        /// ```
        case executing

        /// Its work is done.
        ///
        /// ```swift
        /// if case .finished(let item) = state {
        ///     button.title = "\(item.name) is yours"
        /// }
        /// ```
        case finished(Value)

        /// Its work could not be done.
        ///
        /// ```swift
        /// if case .failed(let error) = state {
        ///     button.title = "Order again"
        ///     button.hint = error.localizedDescription
        /// }
        /// ```
        case failed(any Error)

        /// Somebody has cancelled it, or its work has found itself cancelled.
        ///
        /// ```swift
        /// if case .cancelled = state {
        ///     button.isEnabled = true
        ///     button.title = "Order after all"
        /// }
        /// ```
        case cancelled

        /// True while the work is running.
        ///
        /// ```swift
        /// let spinning = upload.state.map(\.isExecuting).distinct().observe { view.isSpinning = $0 }
        /// ```
        public var isExecuting: Bool { if case .executing = self { true } else { false } }

        /// True if nothing more will come: done, failed or cancelled.
        package var isFinished: Bool {
            switch self {
            case .ready, .executing: false
            case .finished, .failed, .cancelled: true
            }
        }
    }

    /// The operation's state.
    ///
    /// ```swift
    /// token = upload.state.observe(with: self) { view, state in
    ///     view.captions.append(view.caption(of: state))
    /// }
    /// ```
    public var state: StateSource<State> { relay }

    private let relay = StateRelay(State.ready)
    private let ended = OneShot<Result<Value, any Error>>()
    private let tasks = SceneTasks()
    // Let go of when the work has ended: what it captured need not live as long as the operation.
    private var work: (@MainActor @Sendable () async throws -> Value)?

    /// An operation that has not begun.
    ///
    /// ```swift
    /// let upload = StateOperation { try await self.send(photo) }
    /// view.show(upload)
    /// let address = try await upload.result()
    /// ```
    ///
    /// - Parameter work: The work.
    public init(_ work: @escaping @MainActor @Sendable () async throws -> Value) {
        self.work = work
    }

    /// Begins the work. Whatever has begun or ended already is left as it is.
    ///
    /// ```swift
    /// func uploadTapped() {
    ///     upload.start()  // a second tap changes nothing
    /// }
    /// ```
    public func start() {
        guard let work else { return }
        self.work = nil
        relay.value = .executing
        // An observer may have cancelled it.
        guard ended.value == nil else { return }
        tasks.run { [weak self] in
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            self?.end(result)
        }
    }

    /// Ends it without a result, at once, whether or not the work notices: a caller that awaits it gets a
    /// `CancellationError`. An operation that has ended is left as it is.
    ///
    /// ```swift
    /// func closeTapped() {
    ///     upload.cancel()  // whoever awaits its result gets a CancellationError
    /// }
    /// ```
    public func cancel() {
        end(.failure(CancellationError()))
        tasks.cancelAll()
    }

    /// The result, as soon as it is there. Begins the work if nobody has.
    ///
    /// ```swift
    /// async let title = item.result().name
    /// async let isFavourite = item.result().isFavourite
    /// let header = try await (title, isFavourite)  // fetched once
    /// ```
    ///
    /// - Returns: The work's result.
    /// - Throws: The work's error; `CancellationError` if the operation was cancelled, or the task that awaits it.
    ///   The latter leaves the operation to others who await it.
    public func result() async throws -> Value {
        start()
        guard let result = await ended.wait(atMost: nil) else { throw CancellationError() }
        return try result.get()
    }

    private func end(_ result: Result<Value, any Error>) {
        guard ended.value == nil else { return }
        work = nil
        ended.set(result)
        relay.value =
            switch result {
            case .success(let value): .finished(value)
            case .failure(is CancellationError): .cancelled
            case .failure(let error): .failed(error)
            }
    }
}
