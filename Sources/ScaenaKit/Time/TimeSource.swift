import Foundation

/// Tells the time and waits: by the device in an app, by a test in a test.
///
/// ```swift
/// private let time: any TimeSource  // SystemTime() in the app, ManualTime() in a test
///
/// init(time: any TimeSource) { self.time = time }
///
/// func searchTextChanged(to text: String) {
///     tasks.run("search") { try? await self.search(text) }
/// }
/// ```
///
/// The standard library's `Clock` would do, but needs iOS 16.
public protocol TimeSource: Sendable {
    /// The moment.
    ///
    /// ```swift
    /// struct CachedItems: Sendable {
    ///     let items: [Item]
    ///     let fetched: Date
    ///
    ///     func isFresh(at time: any TimeSource) -> Bool {
    ///         time.now.timeIntervalSince(fetched) < 300
    ///     }
    /// }
    /// ```
    var now: Date { get }

    /// Returns after a time.
    ///
    /// ```swift
    /// private func search(_ text: String) async throws {
    ///     try await time.sleep(0.3)  // throws when the next letter comes first
    ///     searched.append(text)
    /// }
    /// ```
    ///
    /// - Parameter seconds: The time to wait, in seconds.
    /// - Throws: `CancellationError` when the task was cancelled meanwhile.
    func sleep(_ seconds: TimeInterval) async throws
}

/// The time of the device.
///
/// ```swift
/// container.registerSendable((any TimeSource).self) { _ in SystemTime() }
/// container.register(SearchInteractor.self) { SearchInteractor(time: try $0.resolve()) }
/// ```
public struct SystemTime: TimeSource {
    /// The time of the device.
    ///
    /// ```swift
    /// container.registerSendable((any TimeSource).self) { _ in SystemTime() }
    /// container.register(SearchInteractor.self) { SearchInteractor(time: try $0.resolve()) }
    /// ```
    public init() {}

    /// The moment.
    ///
    /// ```swift
    /// let time = SystemTime()
    /// let began = time.now
    /// let items = try await DefaultItemsRepository().items()
    /// let seconds = time.now.timeIntervalSince(began)
    /// ```
    public var now: Date { Date() }

    /// Returns after a time.
    ///
    /// ```swift
    /// let blink = Task {
    ///     try await SystemTime().sleep(60)
    ///     return "the banner goes"
    /// }
    /// blink.cancel()  // the banner was tapped away: the sleep throws
    /// ```
    ///
    /// - Parameter seconds: The time to wait, in seconds; at most some thirty years.
    /// - Throws: `CancellationError` when the task was cancelled meanwhile.
    public func sleep(_ seconds: TimeInterval) async throws {
        // Beyond 64 bits the conversion would trap.
        let seconds = min(max(seconds.isNaN ? 0 : seconds, 0), 1e9)
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }
}
