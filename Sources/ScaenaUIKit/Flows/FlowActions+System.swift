import Foundation
import ScaenaKit

#if canImport(UIKit)
    import UIKit
    import UserNotifications
#else
    import ScaenaHeadlessUIKit
#endif

// Actions of what the system hands an app.

extension UserActivityAction {
    /// An activity that the user goes on with.
    ///
    /// - Parameter activity: As in `scene(_:continue:)`.
    public init(_ activity: NSUserActivity) {
        self.init(
            activityType: activity.activityType, webpageURL: activity.webpageURL, untyped: activity.userInfo ?? [:])
    }
}

extension ShortcutItemAction {
    /// A quick action on the app's icon.
    ///
    /// - Parameter item: As in `windowScene(_:performActionFor:completionHandler:)`.
    @MainActor
    public init(_ item: UIApplicationShortcutItem) {
        self.init(type: item.type, untyped: item.userInfo ?? [:])
    }
}

extension NotificationResponseAction {
    /// A notification that the user answered.
    ///
    /// - Parameter response: As in `userNotificationCenter(_:didReceive:)`.
    public init(_ response: UNNotificationResponse) {
        #if canImport(UIKit)
            let text = (response as? UNTextInputNotificationResponse)?.userText
        #else
            let text: String? = nil
        #endif
        self.init(
            actionIdentifier: response.actionIdentifier, userInfo: response.notification.request.content.userInfo,
            text: text)
    }
}

extension LaunchAction {
    /// Makes a launch action of the app's launch options.
    ///
    /// - Parameter launchOptions: As in `application(_:didFinishLaunchingWithOptions:)`.
    public init(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
        var options: [AnyHashable: Any] = [:]
        for (key, value) in launchOptions ?? [:] { options[key.rawValue] = value }
        self.init(untyped: options)
    }
}

extension OpenURLAction {
    /// An address that the app was asked to open.
    ///
    /// - Parameter context: As in `scene(_:openURLContexts:)`.
    @MainActor
    public init(_ context: UIOpenURLContext) {
        self.init(url: context.url)
    }
}

extension UIScene.ConnectionOptions {
    /// The actions that a connecting scene is asked to do, to be sent to the root flow: a quick action, an answered
    /// notification, activities, addresses.
    @MainActor
    public var flowActions: [any FlowAction] {
        var actions: [any FlowAction] = []
        if let shortcutItem { actions.append(ShortcutItemAction(shortcutItem)) }
        if let notificationResponse { actions.append(NotificationResponseAction(notificationResponse)) }
        actions += userActivities.map { UserActivityAction($0) }
        actions += urlContexts.map { OpenURLAction($0) }
        return actions
    }
}
