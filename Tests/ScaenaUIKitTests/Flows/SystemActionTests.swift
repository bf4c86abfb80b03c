import Foundation
import ScaenaKit
import ScaenaUIKit
import Testing

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
#endif

@Suite("Actions of what the system hands over")
@MainActor
struct SystemActionTests {
    @Test func anActivity() throws {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://example.com/items/7")
        activity.userInfo = ["item": 7]
        let action = UserActivityAction(activity)
        #expect(action.activityType == NSUserActivityTypeBrowsingWeb)
        #expect(action.webpageURL?.lastPathComponent == "7")
        #expect(action.userInfo["item"] as? Int == 7)
    }

    @Test func aQuickAction() {
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New item")
        let action = ShortcutItemAction(item)
        #expect(action.type == "new")
        #expect(action.userInfo.isEmpty)
    }

    @Test func whatAnAppWasLaunchedWith() throws {
        let url = try #require(URL(string: "app://items/7"))
        let action = LaunchAction([.url: url])
        #expect(action.options[UIApplication.LaunchOptionsKey.url.rawValue] as? URL == url)
        #expect(LaunchAction(nil as [UIApplication.LaunchOptionsKey: Any]?).options.isEmpty)
    }

    #if !canImport(UIKit)
        // UIKit lets nobody make one.
        @Test func anAnsweredNotification() {
            let content = UNMutableNotificationContent()
            content.userInfo = ["item": 7]
            let notification = UNNotification(
                request: UNNotificationRequest(identifier: "n", content: content), date: Date(timeIntervalSince1970: 0))
            let action = NotificationResponseAction(
                UNNotificationResponse(notification: notification, actionIdentifier: "open"))
            #expect(action.actionIdentifier == "open")
            #expect(action.payload["item"] as? Int == 7)
            #expect(action.text == nil)
        }
    #endif
}
