/// Work that is done once, whose state can be observed and whose result can be awaited.
///
/// ```swift
/// let upload = StateOperation { try await provider.upload(photo) }
/// token = upload.state.map(\.isExecuting).observe { [weak self] in self?.show(uploading: $0) }
/// let address = try await upload.result()
/// ```
///
/// It begins when somebody starts it or awaits its result. It ends with its owner: once nobody holds the operation, or
/// waits for its result, its work is cancelled.
@MainActor
public final class StateOperation<Value: Sendable> {
    /// How far an operation is.
    public enum State: Sendable {
        /// It has not begun.
        case ready
        /// Its work is under way.
        case executing
        /// Its work is done.
        case finished(Value)
        /// Its work could not be done.
        case failed(any Error)
        /// Somebody has cancelled it, or its work has found itself cancelled.
        case cancelled

        /// Whether the work is under way.
        public var isExecuting: Bool { if case .executing = self { true } else { false } }

        /// Whether nothing more will come: done, failed or cancelled.
        package var isFinished: Bool {
            switch self {
            case .ready, .executing: false
            case .finished, .failed, .cancelled: true
            }
        }
    }

    /// How far it is.
    public var state: StateSource<State> { relay }

    private let relay = StateRelay(State.ready)
    private let ended = OneShot<Result<Value, any Error>>()
    private let tasks = SceneTasks()
    // Let go of when the work has ended: what it captured need not live as long as the operation.
    private var work: (@MainActor @Sendable () async throws -> Value)?

    /// An operation that has not begun.
    ///
    /// - Parameter work: What is to be done.
    public init(_ work: @escaping @MainActor @Sendable () async throws -> Value) {
        self.work = work
    }

    /// Begins the work. Whatever has begun or ended already is left as it is.
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

    /// Ends it without a result, at once, whether or not the work notices: whoever awaits it gets a
    /// `CancellationError`. An operation that has ended is left as it is.
    public func cancel() {
        end(.failure(CancellationError()))
        tasks.cancelAll()
    }

    /// The result, as soon as it is there. Begins the work if nobody has.
    ///
    /// - Returns: What the work has brought.
    /// - Throws: What the work has thrown; `CancellationError` if the operation was cancelled, or the task that awaits
    ///   it. The latter leaves the operation to others who await it.
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
