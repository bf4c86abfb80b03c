import Foundation

/// Work that a user waits for: whether it is under way, and what went wrong.
///
/// ```swift
/// let loading = Loading()
///
/// func refresh() {
///     loading.run { [weak self] in try await self?.fetchItems() }
/// }
/// ```
///
/// A new run cancels the one before, which then tells nothing any more. A cancellation is no error: neither the user's
/// own nor that of a view that has gone.
@MainActor
public final class Loading {
    /// True while work is running.
    ///
    /// ```swift
    /// presenter.loading.isLoading.observe(with: self) { view, isLoading in
    ///     view.show(loading: isLoading)
    /// }.store(in: &tokens)
    /// ```
    public var isLoading: StateSource<Bool> { isLoadingRelay }

    /// The errors of the work, as they happen.
    ///
    /// ```swift
    /// presenter.loading.errors.observe(with: self) { view, error in
    ///     view.show(error: error)
    /// }.store(in: &tokens)
    /// ```
    public var errors: EventSource<any Error> { errorRelay }

    private let isLoadingRelay = StateRelay(false)
    private let errorRelay = EventRelay<any Error>()
    private let tasks = SceneTasks()
    private var currentRun = 0

    /// Nothing is under way yet.
    ///
    /// ```swift
    /// let loading = Loading()
    ///
    /// func refresh() {
    ///     loading.run { [weak self] in try await self?.fetchItems() }
    /// }
    /// ```
    public init() {}

    /// Begins work, in the place of what is under way.
    ///
    /// ```swift
    /// let task = loading.run { [repository] in
    ///     let page = try await repository.items()
    ///     self.items += page
    /// }
    /// await task.value
    /// ```
    ///
    /// - Parameter operation: The work. What it throws is told by ``errors``, unless it says that it was cancelled.
    /// - Returns: The task, for who wants to await or cancel it.
    @discardableResult
    public func run(_ operation: @escaping @MainActor @Sendable () async throws -> Void) -> Task<Void, Never> {
        currentRun += 1
        let run = currentRun
        if !isLoadingRelay.value { isLoadingRelay.value = true }
        return tasks.run("run") { [weak self] in
            do {
                try await operation()
                self?.end(run, error: nil)
            } catch {
                self?.end(run, error: error)
            }
        }
    }

    /// Cancels what is under way. Nothing is loading from then on.
    ///
    /// ```swift
    /// func cancelTapped() {
    ///     loading.cancel()  // tells no error: the user wanted it so
    /// }
    /// ```
    public func cancel() {
        guard isLoadingRelay.value else { return }
        currentRun += 1
        tasks.cancelAll()
        isLoadingRelay.value = false
    }

    private func end(_ run: Int, error: (any Error)?) {
        guard run == currentRun else { return }
        isLoadingRelay.value = false
        if let error, !Self.isCancellation(error) { errorRelay.send(error) }
    }

    private static func isCancellation(_ error: any Error) -> Bool {
        if error is CancellationError || error is FlowEnd { return true }
        return (error as? URLError)?.code == .cancelled
    }
}

/// A presenter whose work a user waits for: bound to its screen, it brings the spinner and the alert with it.
///
/// ```swift
/// final class ItemPresenter: LoadablePresenter {
///     let loading = Loading()  // LoadingViewController shows it, with its errors
///
///     func removeTapped() {
///         loading.run { try await self.remove() }
///     }
///
///     private func remove() async throws { throw ItemsError.offline }
/// }
/// ```
@MainActor
public protocol LoadablePresenter: AnyObject {
    /// The work.
    ///
    /// ```swift
    /// func showSpinner(for presenter: any LoadablePresenter, in view: any ItemsViewProtocol) -> RelayToken {
    ///     presenter.loading.isLoading.distinct().observe { [weak view] in view?.show(loading: $0) }
    /// }
    /// ```
    var loading: Loading { get }
}
