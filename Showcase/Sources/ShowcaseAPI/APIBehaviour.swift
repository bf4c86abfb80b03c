/// The behaviour of the showcase's API from now on.
public enum APIBehaviour: String, CaseIterable, Sendable {
    /// It answers at once.
    case ok
    /// It answers, after `APIServer.slowness`.
    case slow
    /// Nothing listens: connections are refused.
    case down
    /// It answers 500 with a JSON problem body (RFC 9457).
    case error
}
