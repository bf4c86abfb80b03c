/// What a flow did with an action.
public enum ActionStep: Sendable {
    /// It is done: what the action asks for is on the screen.
    case arrived
    /// It is none of this flow's: the flows in it are asked, the one that began last first.
    case passDown
    /// This flow did its part, and that flow, a part of it, carries on: nobody else is asked.
    case continueIn(AnyCoordinator)
    /// It is this flow's, and cannot be done; the reason says why.
    case refused(String)
}

/// What became of an action.
public enum ActionOutcome: Sendable {
    /// It is done. The path names the flows from the first that was asked to the one that did it.
    case arrived(path: [String])
    /// It stopped at the last flow of the path, for this reason.
    case stopped(path: [String], reason: ActionStop)

    /// Whether it is done.
    package var hasArrived: Bool {
        if case .arrived = self { return true }
        return false
    }
}

extension ActionOutcome: CustomStringConvertible {
    /// The outcome in a sentence.
    public var description: String {
        switch self {
        case .arrived(let path): "Arrived: \(path.joined(separator: " → "))."
        case .stopped(let path, let reason): "Stopped at \(path.joined(separator: " → ")): \(reason)."
        }
    }
}

/// Why an action stopped.
public enum ActionStop: Error, Sendable {
    /// The flow does not know it, nor does any flow in it.
    case notKnown
    /// The flow refused it, with this reason.
    case refused(String)
    /// The flow failed with this error.
    case failed(any Error)
    /// The flow had ended, or ended meanwhile.
    case flowEnded
    /// The sender's task was cancelled.
    case cancelled
}

extension ActionStop: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .notKnown: "no flow knows it"
        case .refused(let reason): reason
        case .failed(let error): "\(error)"
        case .flowEnded: "the flow has ended"
        case .cancelled: "the sender was cancelled"
        }
    }
}
