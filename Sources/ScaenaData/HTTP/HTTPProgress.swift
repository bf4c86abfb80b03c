/// The progress of a request.
///
/// ```swift
/// func caption(of progress: HTTPProgress) -> String {
///     let verb = progress.direction == .upload ? "Uploading" : "Downloading"
///     return progress.fraction.map { "\(verb): \(Int($0 * 100)) %" } ?? verb
/// }
/// ```
public struct HTTPProgress: Equatable, Sendable {
    /// Which way the bytes go.
    ///
    /// ```swift
    /// func caption(of progress: HTTPProgress) -> String {
    ///     let verb = progress.direction == .upload ? "Uploading" : "Downloading"
    ///     return progress.fraction.map { "\(verb): \(Int($0 * 100)) %" } ?? verb
    /// }
    /// ```
    public enum Direction: Sendable {
        /// To the server.
        case upload
        /// From the server.
        case download
    }

    /// Which way the bytes go.
    public let direction: Direction
    /// The number of bytes that have gone.
    public let completed: Int64
    /// The number of bytes in all; `nil` where the server does not say.
    public let total: Int64?

    /// Makes the progress of a request.
    ///
    /// - Parameters:
    ///   - direction: Which way the bytes go.
    ///   - completed: The number of bytes that have gone.
    ///   - total: The number of bytes in all; `nil` where that is unknown.
    public init(_ direction: Direction, completed: Int64, total: Int64?) {
        self.direction = direction
        self.completed = completed
        self.total = total
    }

    /// From 0 to 1; `nil` where the whole is unknown.
    public var fraction: Double? {
        guard let total, total > 0 else { return nil }
        // A server may have promised less than it sends.
        return min(Double(completed) / Double(total), 1)
    }
}

/// Hears of a request's progress, on any thread, one call at a time and none after the request's end. One that is slow
/// holds nothing up but the request's end: it hears the newest only.
public typealias HTTPProgressHandler = @Sendable (HTTPProgress) -> Void
