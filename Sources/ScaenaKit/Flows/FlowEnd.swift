import Foundation

/// The reason why a flow ended without a result. Awaiting the flow throws it, unless the flow failed with an
/// error of its own, or the awaiting task was cancelled (`CancellationError`).
///
/// ```swift
/// func addItem() async {
///     do {
///         screens.show(try await coordinate(to: adding).name)
///     } catch is FlowEnd {
///         screens.show("Items")  // no result, and nothing is wrong
///     } catch {
///         screens.show(ErrorViewModel(error: error).message)
///     }
/// }
/// ```
public enum FlowEnd: Error, Hashable, Sendable {
    /// The flow says so: the user chose Cancel.
    ///
    /// ```swift
    /// if end == .cancelled {
    ///     drafts.removeAll()  // the user said so
    /// }
    /// ```
    case cancelled

    /// The flow's screens have gone without its doing: a swipe down, a back gesture, the back button, or somebody who
    /// dismissed them.
    ///
    /// ```swift
    /// if end == .leftByHand {
    ///     drafts.append("Unfinished item")  // swiped down: perhaps by mistake
    /// }
    /// ```
    case leftByHand

    /// Somebody above stopped it.
    ///
    /// ```swift
    /// if end == .stopped {
    ///     drafts.append("Item before the logout")
    /// }
    /// ```
    case stopped
}

/// An error of a flow that cannot do what it was asked.
///
/// ```swift
/// do {
///     try root.show(tab: "settings")
/// } catch let error as FlowError {
///     log.append(error.localizedDescription)
/// }
/// ```
public enum FlowError: Error, Hashable, Sendable {
    /// A coordinator runs once: a flow that is entered again has a new one.
    ///
    /// ```swift
    /// do {
    ///     _ = try await adding.run()  // a second time: a new coordinator is needed
    /// } catch FlowError.alreadyStarted(let flow) {
    ///     problem = .alreadyStarted(flow: flow)
    /// }
    /// ```
    case alreadyStarted(flow: String)

    /// The flow's screen cannot be shown where it was to be: the reason says why.
    ///
    /// ```swift
    /// func show(tab: String) throws {
    ///     guard tabs.contains(tab) else {
    ///         throw FlowError.cannotShow(flow: name, reason: "there is no tab \(tab)")
    ///     }
    ///     open(tab)
    /// }
    /// ```
    case cannotShow(flow: String, reason: String)
}

extension FlowError: LocalizedError {
    /// The failure in a sentence, for the app's developer.
    ///
    /// ```swift
    /// let error = FlowError.alreadyStarted(flow: root.name)
    /// let dialog = ErrorViewModel(error: error)  // its message is the errorDescription
    /// ```
    public var errorDescription: String? {
        switch self {
        case .alreadyStarted(let flow): "\(flow) was started twice: a coordinator runs once, so make a new one."
        case .cannotShow(let flow, let reason): "\(flow) cannot be shown: \(reason)."
        }
    }
}

extension Error {
    /// True if something failed, and did not merely end because somebody chose so.
    var isFailure: Bool { !(self is FlowEnd) && !(self is CancellationError) }
}
