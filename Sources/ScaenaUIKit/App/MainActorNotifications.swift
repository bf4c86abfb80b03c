import Foundation
import ScaenaKit

/// Hears of notifications for as long as it lives, on the main actor: at once where they are posted there, else when it
/// comes to them.
final class MainActorNotifications: @unchecked Sendable {
    // Unchecked, since the center's tokens are not `Sendable`: they are touched when this object begins and ends only.
    private let center: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(of center: NotificationCenter) {
        self.center = center
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }

    /// Begins to hear.
    ///
    /// - Parameters:
    ///   - name: The notification's name.
    ///   - read: Takes from a notification, on its thread, what it says.
    ///   - tell: Hears what it said.
    @MainActor
    func hear<Value: Sendable>(
        of name: Notification.Name, _ read: @escaping @Sendable (Notification) -> Value,
        _ tell: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
            let value = read(notification)
            MainActorExit.run { tell(value) }
        }
        tokens.append(token)
    }
}
