import Foundation
import ScaenaKit

/// Knows whether the app is seen and used, for code that polls, plays or listens only then.
///
/// ```swift
/// appState.state.observe(with: self) { player, state in
///     if state == .background { player.pause() }
/// }.store(in: &tokens)
/// ```
@MainActor
public final class AppStateManager {
    /// The state of the app.
    ///
    /// ```swift
    /// appState.state.observe(with: self) { player, state in
    ///     if state == .background { player.pause() }
    /// }.store(in: &tokens)
    /// ```
    public enum State: Sendable {
        /// Seen and used.
        case active
        /// Seen, and not used: a call came, or the app is about to go.
        case inactive
        /// Not seen.
        case background
    }

    /// The app's state; each change is told once.
    public var state: StateSource<State> { relay }

    private let relay: StateRelay<State>
    private let notifications: MainActorNotifications

    /// A manager that listens from now on.
    ///
    /// - Parameters:
    ///   - state: The app's state now.
    ///   - center: Where the system tells of changes.
    public init(_ state: State, center: NotificationCenter = .default) {
        notifications = MainActorNotifications(of: center)
        relay = StateRelay(state)
        let changes: [(Notification.Name, State)] = [
            (UIApplication.didBecomeActiveNotification, .active),
            (UIApplication.willResignActiveNotification, .inactive),
            (UIApplication.didEnterBackgroundNotification, .background),
            (UIApplication.willEnterForegroundNotification, .inactive),
        ]
        for (name, state) in changes {
            notifications.hear(of: name, { _ in state }) { [weak self] state in self?.change(to: state) }
        }
    }

    private func change(to state: State) {
        if relay.value != state { relay.value = state }
    }

    /// A manager that asks the application how it stands, and listens from now on.
    ///
    /// - Parameter center: Where the system tells of changes.
    @available(iOSApplicationExtension, unavailable, message: "An extension has no application: say the state.")
    public convenience init(center: NotificationCenter = .default) {
        switch UIApplication.shared.applicationState {
        case .inactive: self.init(.inactive, center: center)
        case .background: self.init(.background, center: center)
        default: self.init(.active, center: center)
        }
    }
}
