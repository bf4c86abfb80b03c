import Foundation

/// Why the showcase's API server does not listen.
public enum APIServerError: LocalizedError, Equatable {
    /// Another program listens on that port.
    case portTaken(UInt16)
    /// The system refused for another reason, in its own words.
    case cannotListen(port: UInt16, reason: String)

    /// A sentence that says what to do.
    public var errorDescription: String? {
        switch self {
        case .portTaken(let port):
            "Port \(port) of 127.0.0.1 is taken by another program: choose another one, or 0 for any free one."
        case .cannotListen(let port, let reason):
            "The API server cannot listen on port \(port) of 127.0.0.1: \(reason)"
        }
    }
}
