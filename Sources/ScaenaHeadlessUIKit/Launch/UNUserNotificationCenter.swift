#if !canImport(UIKit)
    import Foundation

    /// The content of a notification.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/usernotifications/unnotificationcontent>. Differs: no sounds and
    /// attachments.
    open class UNNotificationContent: NSObject {
        /// The title.
        open fileprivate(set) var title = ""
        /// The line below the title.
        open fileprivate(set) var subtitle = ""
        /// The text.
        open fileprivate(set) var body = ""
        /// The number on the app's icon; `nil` to leave it.
        open fileprivate(set) var badge: NSNumber?
        /// The other values that were sent.
        open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
        /// Which actions there are.
        open fileprivate(set) var categoryIdentifier = ""
        /// The identifier that notifications which belong together share.
        open fileprivate(set) var threadIdentifier = ""
    }

    /// The content of a notification that is still to be sent.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>.
    open class UNMutableNotificationContent: UNNotificationContent {
        /// The title.
        open override var title: String {
            get { super.title }
            set { super.title = newValue }
        }
        /// The line below the title.
        open override var subtitle: String {
            get { super.subtitle }
            set { super.subtitle = newValue }
        }
        /// The text.
        open override var body: String {
            get { super.body }
            set { super.body = newValue }
        }
        /// The number on the app's icon; `nil` to leave it.
        open override var badge: NSNumber? {
            get { super.badge }
            set { super.badge = newValue }
        }
        /// The other values that are sent.
        open override var userInfo: [AnyHashable: Any] {
            get { super.userInfo }
            set { super.userInfo = newValue }
        }
        /// Which actions there are.
        open override var categoryIdentifier: String {
            get { super.categoryIdentifier }
            set { super.categoryIdentifier = newValue }
        }
        /// The identifier that notifications which belong together share.
        open override var threadIdentifier: String {
            get { super.threadIdentifier }
            set { super.threadIdentifier = newValue }
        }
    }

    /// A notification that was asked for.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>. Differs: no triggers.
    open class UNNotificationRequest: NSObject {
        /// Creates a request; it is handed on by the code that runs the app.
        package init(identifier: String, content: UNNotificationContent) {
            self.identifier = identifier
            self.content = content
            super.init()
        }
        /// Tells it from others.
        public let identifier: String
        /// The content.
        public let content: UNNotificationContent
    }

    /// A notification that has come.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/usernotifications/unnotification>.
    open class UNNotification: NSObject {
        package init(request: UNNotificationRequest, date: Date) {
            self.request = request
            self.date = date
            super.init()
        }
        /// The request that brought it.
        public let request: UNNotificationRequest
        /// When it came.
        public let date: Date
    }

    /// The identifier of the action that opens the app.
    ///
    /// Source: <https://developer.apple.com/documentation/usernotifications/unnotificationdefaultactionidentifier>.
    public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    /// The identifier of the action that lets the notification go.
    ///
    /// Source: <https://developer.apple.com/documentation/usernotifications/unnotificationdismissactionidentifier>.
    public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    /// A person's answer to a notification.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/usernotifications/unnotificationresponse>.
    open class UNNotificationResponse: NSObject {
        package init(notification: UNNotification, actionIdentifier: String) {
            self.notification = notification
            self.actionIdentifier = actionIdentifier
            super.init()
        }
        /// The notification.
        public let notification: UNNotification
        /// Which action was chosen.
        public let actionIdentifier: String
    }

    /// The ways in which a notification that comes while the app is seen is shown.
    ///
    /// Source: <https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions>.
    public struct UNNotificationPresentationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A number on the icon.
        public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
        /// A sound.
        public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
        /// In the list of notifications.
        public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
        /// At the top of the screen.
        public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
    }

    /// Hears of notifications.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate>. Differs: on the
    /// main actor; where a base class adopts the protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
        /// A notification has come while the app is seen; the handler is told how it is shown: not at all unless implemented.
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
        /// A person has done something with a notification.
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void)
    }

    extension UNUserNotificationCenterDelegate {
        /// Not shown.
        public func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) { completionHandler([]) }
        /// Nothing.
        public func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) { completionHandler() }
    }

    /// Where notifications come from: the code that runs the app hands them on.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>. Differs: nothing is
    /// scheduled, and nobody is asked for leave.
    @preconcurrency @MainActor
    open class UNUserNotificationCenter: NSObject {
        private static let center = UNUserNotificationCenter()
        /// The centre of this app.
        open class func current() -> UNUserNotificationCenter { center }
        /// Hears of notifications; not owned.
        open weak var delegate: (any UNUserNotificationCenterDelegate)?
    }
#endif
