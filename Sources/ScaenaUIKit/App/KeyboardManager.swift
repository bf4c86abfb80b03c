import Foundation
import ScaenaKit

/// Where the keyboard is, to be read and observed by whatever makes room for it.
///
/// ```swift
/// token = keyboard.keyboard.observe { [weak self] keyboard in
///     guard let self, let window = view.window else { return }
///     bottomConstraint.constant = -(keyboard?.overlap(with: window.bounds) ?? 0)  // the view fills its window
/// }
/// ```
@MainActor
public final class KeyboardManager {
    /// A keyboard that is shown.
    ///
    /// ```swift
    /// let keyboard = KeyboardManager.Keyboard(
    ///     frame: CGRect(x: 0, y: 516, width: 393, height: 336), animationDuration: 0.25)
    /// let covered = keyboard.overlap(with: list)  // 336 points of the list
    /// ```
    public struct Keyboard: Equatable, Sendable {
        /// Where it is, or will be at the end of its way, on the screen.
        public let frame: CGRect
        /// The duration of the keyboard's animation, in seconds.
        public let animationDuration: TimeInterval

        /// A keyboard.
        ///
        /// - Parameters:
        ///   - frame: Where it is on the screen.
        ///   - animationDuration: The duration of its way there, in seconds.
        public init(frame: CGRect, animationDuration: TimeInterval) {
            self.frame = frame
            self.animationDuration = animationDuration
        }

        /// Returns the height that the keyboard covers of a rectangle, from below.
        ///
        /// - Parameter other: Where that is, on the screen.
        /// - Returns: The covered height, in points; 0 where the two do not meet.
        public func overlap(with other: CGRect) -> CGFloat {
            guard frame.intersects(other) else { return 0 }
            return min(max(other.maxY - frame.minY, 0), other.height)
        }
    }

    private let relay = StateRelay<Keyboard?>(nil)
    private let notifications: MainActorNotifications

    /// The keyboard, now and from now on; `nil` while it is hidden. Equal values are told once.
    public var keyboard: StateSource<Keyboard?> { relay }

    /// Begins to hear what the system says, until this object goes.
    ///
    /// - Parameter center: Where the system says it.
    public init(center: NotificationCenter = .default) {
        notifications = MainActorNotifications(of: center)
        let tell: @MainActor @Sendable (Keyboard?) -> Void = { [relay] keyboard in
            if relay.value != keyboard { relay.value = keyboard }
        }
        notifications.hear(of: UIResponder.keyboardWillShowNotification, { Self.keyboard(in: $0) }, tell)
        notifications.hear(of: UIResponder.keyboardWillHideNotification, { _ in nil }, tell)
    }

    /// The keyboard that a notification tells of; `nil` where it does not say where.
    private nonisolated static func keyboard(in notification: Notification) -> Keyboard? {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        return Keyboard(frame: frame, animationDuration: duration ?? 0)
    }
}
