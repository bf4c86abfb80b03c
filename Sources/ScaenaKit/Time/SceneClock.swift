/// Lets time pass: the system's, or a test's own.
///
/// The standard library's `Clock` would do, but needs iOS 16.
public protocol SceneClock: Sendable {
    /// Seconds since a moment that stays the same; only differences mean something.
    var now: Double { get }

    /// Returns when so much time has passed.
    ///
    /// - Parameter seconds: How long; zero or less returns at once.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    func sleep(seconds: Double) async throws
}
