import ScaenaKit

/// A navigation that was asked for, for who wants to await its end.
///
/// ```swift
/// let move = navigation.push(ItemConfigurator.build(item: item))
/// if case .done = await move.ended() { analytics.count("Item opened") }
/// ```
@MainActor
public final class NavigationMove {
    private let end = OneShot<NavigationOutcome>()

    /// The outcome; `nil` until the navigation has ended.
    public var outcome: NavigationOutcome? { end.value }

    /// Returns when the transition is over, or when it is certain that there will be none.
    ///
    /// - Returns: The outcome.
    @discardableResult
    public func ended() async -> NavigationOutcome {
        await end.wait()
    }

    func finish(_ outcome: NavigationOutcome) {
        if case .refused(let refusal) = outcome { RuntimeWatch.tellRefusal(refusal.description) }
        end.set(outcome)
    }
}
