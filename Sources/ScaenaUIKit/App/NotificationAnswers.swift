import Foundation

#if canImport(UIKit)
    import UIKit
    import UserNotifications
#else
    import ScaenaHeadlessUIKit
#endif

/// Hears which notifications a person answers while the app runs: at a launch, the connection of the scene says so.
final class NotificationAnswers: NSObject, UNUserNotificationCenterDelegate {
    private nonisolated let answered: @MainActor @Sendable (NotificationResponseAction) async -> Void

    /// Somebody who listens from now on, as long as it is held.
    ///
    /// - Parameter answered: Told each answer.
    /// - Returns: Nobody where the app has a delegate of its own for this.
    @MainActor
    static func listening(
        answered: @escaping @MainActor @Sendable (NotificationResponseAction) async -> Void
    ) -> NotificationAnswers? {
        let center = UNUserNotificationCenter.current()
        guard center.delegate == nil else { return nil }
        let answers = NotificationAnswers(answered: answered)
        center.delegate = answers
        return answers
    }

    private init(answered: @escaping @MainActor @Sendable (NotificationResponseAction) async -> Void) {
        self.answered = answered
        super.init()
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let action = NotificationResponseAction(response)
        Task { [answered] in await answered(action) }
        completionHandler()
    }
}
