import Dispatch

/// The time that passes by itself.
public struct SystemClock: SceneClock {
    /// The system's clock.
    public init() {}

    /// Seconds since the machine was started. Stands still while it sleeps.
    public var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

    /// Returns when so much time has passed.
    ///
    /// - Parameter seconds: How long; zero or less returns at once.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    public func sleep(seconds: Double) async throws {
        guard seconds > 0 else { return try Task.checkCancellation() }
        // Some 290 years: more does not fit.
        try await Task.sleep(nanoseconds: UInt64(min(seconds, 9e9) * 1_000_000_000))
    }
}
