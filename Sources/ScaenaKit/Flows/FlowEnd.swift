import Foundation

/// How a flow ended that brought no result. Whoever awaits it gets this thrown, unless the flow failed with an error of
/// its own, or the awaiting task was cancelled (`CancellationError`).
public enum FlowEnd: Error, Hashable, Sendable {
    /// The flow says so: the user chose Cancel.
    case cancelled
    /// What the flow showed has gone without its doing: a swipe down, a back gesture, the back button, or somebody who
    /// dismissed it.
    case leftByHand
    /// Somebody above stopped it.
    case stopped
}

/// What a flow cannot do.
public enum FlowError: Error, Hashable, Sendable {
    /// A coordinator runs once: a flow that is entered again has a new one.
    case alreadyStarted(flow: String)
    /// What the flow shows cannot be shown where it was to be: the reason says why.
    case cannotShow(flow: String, reason: String)
}

extension FlowError: LocalizedError {
    /// The failure in a sentence, for whoever develops the app.
    public var errorDescription: String? {
        switch self {
        case .alreadyStarted(let flow): "\(flow) was started twice: a coordinator runs once, so make a new one."
        case .cannotShow(let flow, let reason): "\(flow) cannot be shown: \(reason)."
        }
    }
}

extension Error {
    /// Whether something failed, and not merely ended because somebody chose so.
    var isFailure: Bool { !(self is FlowEnd) && !(self is CancellationError) }
}
