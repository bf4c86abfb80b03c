/// The outcome of a navigation.
///
/// ```swift
/// let outcome = await navigation.dismiss().ended()
/// switch outcome {
/// case .done: analytics.count("Filter closed")
/// case .refused(let refusal): analytics.count("Filter stays: \(refusal)")
/// }
/// ```
public enum NavigationOutcome: Equatable, Sendable {
    /// It has come about, and its transition is over.
    case done
    /// It did not come about; nothing was changed.
    case refused(NavigationRefusal)
}

/// Why a navigation did not come about. Never an error of the user's: a second tap, or an answer that came when the user
/// had gone on, ends in one of these and does no harm.
///
/// ```swift
/// func isHarmless(_ refusal: NavigationRefusal) -> Bool {
///     switch refusal {
///     case .alreadyShown, .alreadyPresents: true  // a second tap
///     default: false
///     }
/// }
/// ```
public enum NavigationRefusal: Error, Hashable, Sendable {
    /// The view controller to go from is no longer alive.
    case sourceGone
    /// The view controller to go from is not on the screen.
    case notShown(String)
    /// The view controller to go from is in no navigation controller.
    case notInStack(String)
    /// The user has gone on: another view controller is on top of the one to go from. What a second tap meets.
    case notOnTop(String, top: String)
    /// There is nothing beneath to go back to, or it is there already.
    case nothingBeneath(String)
    /// The view controller to go to is not in the stack.
    case notBeneath(String)
    /// Another view controller is presented already. What a second tap meets.
    case alreadyPresents(String, presented: String)
    /// The view controller to show is shown already.
    case alreadyShown(String)
    /// The view controller to go from is in no tab bar controller, nor is what presents it.
    case notInTabs(String)
    /// The tab bar controller has no tab of this number.
    case noSuchTab(Int, count: Int)
    /// The view controller to go to is in no tab.
    case inNoTab(String)
    /// The view controller to go from is in no split view controller, nor is what presents it.
    case notInSplit(String)
    /// Nothing is presented that could be dismissed.
    case nothingPresented(String)
}

extension NavigationRefusal: CustomStringConvertible {
    /// The reason, in a sentence.
    public var description: String {
        switch self {
        case .sourceGone: "The view controller to go from has gone."
        case .notShown(let source): "\(source) is not on the screen."
        case .notInStack(let source): "\(source) is in no navigation controller."
        case .notOnTop(let source, let top): "\(top) is on top of \(source): the user has gone on."
        case .nothingBeneath(let source): "There is nothing beneath \(source) to go back to."
        case .notBeneath(let target): "\(target) is not in the stack."
        case .alreadyPresents(let source, let presented): "\(source) presents \(presented) already."
        case .alreadyShown(let target): "\(target) is shown already."
        case .notInTabs(let source): "\(source) is in no tab bar controller."
        case .noSuchTab(let index, let count): "There is no tab \(index): there are \(count)."
        case .inNoTab(let target): "\(target) is in no tab."
        case .notInSplit(let source): "\(source) is in no split view controller."
        case .nothingPresented(let source): "\(source) presents nothing, and is not presented."
        }
    }
}
