/// A flow's answer to an action.
///
/// ```swift
/// override func process(action: any FlowAction) async throws -> ActionStep {
///     switch action {
///     case let open as OpenItem: try await show(itemID: open.id)
///     case let remove as RemoveItem: refuse(remove)
///     default: .passDown
///     }
/// }
/// ```
public enum ActionStep: Sendable {
    /// It is done: what the action asks for is on the screen.
    ///
    /// ```swift
    /// private func show(itemID id: Int) async throws -> ActionStep {
    ///     let item = try await DefaultItemsRepository().item(id)
    ///     screens.show(item.name)
    ///     return .arrived
    /// }
    /// ```
    case arrived

    /// It is none of this flow's: the flows in it are asked, the one that began last first.
    ///
    /// ```swift
    /// return .passDown  // none of this flow's: the flows in it are asked
    /// ```
    case passDown

    /// This flow did its part, and that flow, a part of it, carries on: nobody else is asked.
    ///
    /// ```swift
    /// if action is OpenItem {
    ///     selectedTab = 1
    ///     return .continueIn(items)  // items alone decides what becomes of it
    /// }
    /// ```
    case continueIn(AnyCoordinator)

    /// It is this flow's, and cannot be done; the reason says why.
    ///
    /// ```swift
    /// private func refuse(_ remove: RemoveItem) -> ActionStep {
    ///     .refused("item \(remove.id) belongs to somebody else")
    /// }
    /// ```
    case refused(String)
}

/// The outcome of an action sent down the tree of flows.
///
/// ```swift
/// let outcome = await root.send(OpenItem(id: 1))
/// switch outcome {
/// case .arrived(let path): analytics.count("opened in \(path.last ?? "")")
/// case .stopped(_, let reason): analytics.count("not opened: \(reason)")
/// }
/// ```
public enum ActionOutcome: Sendable {
    /// It is done. The path names the flows from the first that was asked to the one that did it.
    ///
    /// ```swift
    /// if case .arrived(let path) = outcome {
    ///     analytics.count(path.joined(separator: "/"))
    /// }
    /// ```
    case arrived(path: [String])

    /// It stopped at the last flow of the path, for this reason.
    ///
    /// ```swift
    /// if case .stopped(let path, let reason) = outcome {
    ///     message = "\(path.last ?? "The app") says: \(words(for: reason))"
    /// }
    /// ```
    case stopped(path: [String], reason: ActionStop)

    /// True if the action is done.
    package var hasArrived: Bool {
        if case .arrived = self { return true }
        return false
    }
}

extension ActionOutcome: CustomStringConvertible {
    /// The outcome in a sentence.
    ///
    /// ```swift
    /// func log(_ outcome: ActionOutcome) {
    ///     analytics.count(outcome.description)  // "Arrived: RootCoordinator → ItemsCoordinator."
    /// }
    /// ```
    public var description: String {
        switch self {
        case .arrived(let path): path.isEmpty ? "Arrived." : "Arrived: \(path.joined(separator: " → "))."
        case .stopped([], let reason): "Stopped: \(reason)."
        case .stopped(let path, let reason): "Stopped at \(path.joined(separator: " → ")): \(reason)."
        }
    }
}

/// Why an action stopped.
///
/// ```swift
/// func words(for reason: ActionStop) -> String {
///     switch reason {
///     case .notKnown: "this address leads nowhere"
///     case .refused(let reason): reason
///     case .failed(let error): ErrorViewModel(error: error).message
///     case .flowEnded, .cancelled: "try again"
///     }
/// }
/// ```
public enum ActionStop: Error, Sendable {
    /// The flow does not know it, nor does any flow in it.
    ///
    /// ```swift
    /// if case .notKnown = reason {
    ///     answers.append("open it in the browser")
    /// }
    /// ```
    case notKnown

    /// The flow refused it, with this reason.
    ///
    /// ```swift
    /// if case .refused(let why) = reason {
    ///     answers.append("tell the user: \(why)")
    /// }
    /// ```
    case refused(String)

    /// The flow failed with this error.
    ///
    /// ```swift
    /// if case .failed(let error) = reason {
    ///     answers.append("offer Retry: \(error.localizedDescription)")
    /// }
    /// ```
    case failed(any Error)

    /// The flow had ended, or ended meanwhile.
    ///
    /// ```swift
    /// if case .flowEnded = reason {
    ///     answers.append("keep it until after the login")
    /// }
    /// ```
    case flowEnded

    /// The sender's task was cancelled.
    ///
    /// ```swift
    /// if case .cancelled = reason {
    ///     answers.append("forget it")
    /// }
    /// ```
    case cancelled
}

extension ActionStop: CustomStringConvertible {
    /// The reason in words.
    ///
    /// ```swift
    /// answers.append("log: \(reason)")  // "no flow knows it"
    /// ```
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
