import Foundation
import ScaenaKit

/// Knows whether the app is seen and used, for whoever polls, plays or listens only then.
///
/// ```swift
/// appState.state.observe(with: self) { player, state in
///     if state == .background { player.pause() }
/// }.store(in: &tokens)
/// ```
@MainActor
public final class AppStateManager {
    /// How the app stands.
    public enum State: Sendable {
        /// Seen and used.
        case active
        /// Seen, and not used: a call came, or the app is about to go.
        case inactive
        /// Not seen.
        case background
    }

    /// How the app stands, each change once.
    public var state: StateSource<State> { relay }

    private let relay: StateRelay<State>
    private let center: NotificationCenter
    // Written once, by init, and read once more, by deinit.
    nonisolated(unsafe) private var registrations: [any NSObjectProtocol] = []

    /// A manager that listens from now on.
    ///
    /// - Parameters:
    ///   - state: How the app stands now; `nil` to ask the application.
    ///   - center: Where the system tells of changes.
    public init(_ state: State? = nil, center: NotificationCenter = .default) {
        self.center = center
        relay = StateRelay(state ?? Self.current)
        let changes: [(Notification.Name, State)] = [
            (UIApplication.didBecomeActiveNotification, .active),
            (UIApplication.willResignActiveNotification, .inactive),
            (UIApplication.didEnterBackgroundNotification, .background),
            (UIApplication.willEnterForegroundNotification, .inactive),
        ]
        registrations = changes.map { name, state in
            center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActorExit.run { [weak self] in self?.change(to: state) }
            }
        }
    }

    deinit {
        for registration in registrations { center.removeObserver(registration) }
    }

    private func change(to state: State) {
        if relay.value != state { relay.value = state }
    }

    private static var current: State {
        switch UIApplication.shared.applicationState {
        case .inactive: .inactive
        case .background: .background
        default: .active
        }
    }
}
