import Foundation

/// Tells the time and waits: by the device in an app, by a test in a test.
///
/// ```swift
/// let manager = ModelManager("ride", time: SystemTime()) { … }  // an app's
/// let manager = ModelManager("ride", time: ManualTime()) { … }  // a test's, with ScaenaTesting
/// ```
///
/// The standard library's `Clock` would do, but needs iOS 16.
public protocol TimeSource: Sendable {
    /// The moment.
    var now: Date { get }

    /// Returns after a time.
    ///
    /// - Parameter seconds: How long to wait, in seconds.
    /// - Throws: `CancellationError` when the task was cancelled meanwhile.
    func sleep(_ seconds: TimeInterval) async throws
}

/// The time of the device.
public struct SystemTime: TimeSource {
    /// The time of the device.
    public init() {}

    /// The moment.
    public var now: Date { Date() }

    /// Returns after a time.
    ///
    /// - Parameter seconds: How long to wait, in seconds; at most some thirty years.
    /// - Throws: `CancellationError` when the task was cancelled meanwhile.
    public func sleep(_ seconds: TimeInterval) async throws {
        // Beyond 64 bits the conversion would trap.
        let seconds = min(max(seconds.isNaN ? 0 : seconds, 0), 1e9)
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }
}
