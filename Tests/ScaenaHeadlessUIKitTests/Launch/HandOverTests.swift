#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    /// Hand-overs of a device's system arrive at the delegate that the app has set.
    @Suite("Hand-overs to the app's delegate", .serialized)
    @MainActor
    struct HandOverTests {
        private final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            var log: [String] = []
            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
            ) -> Bool {
                log.append(url.absoluteString)
                return true
            }
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                log.append(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)
                return true
            }
            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                log.append(shortcutItem.type)
                completionHandler(true)
            }
            func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
            func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) { completionHandler([.banner]) }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                log.append(response.notification.request.content.title)
                completionHandler()
            }
        }

        @Test("Each arrives, with what the app answers")
        func arrives() throws {
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            UNUserNotificationCenter.current().delegate = delegate
            let address = try #require(URL(string: "app://ride/7"))
            #expect(HandOver.open(address))
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://example.org/ride")
            #expect(HandOver.continueActivity(activity))
            #expect(HandOver.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New ride")))
            let content = UNMutableNotificationContent()
            content.title = "Your driver is here"
            let notification = UNNotification(
                request: UNNotificationRequest(identifier: "1", content: content), date: Date())
            #expect(HandOver.present(notification) == [.banner])
            HandOver.respond(to: notification)
            HandOver.leave()
            #expect(UIApplication.shared.applicationState == .background)
            HandOver.comeBack()
            #expect(
                delegate.log == [
                    "app://ride/7", "https://example.org/ride", "new", "Your driver is here", "background", "active",
                ])
            UIApplication.shared.delegate = nil
            #expect(!HandOver.open(address))
        }

        @Test("A scene is connected with what it is to open, and its delegate makes the window")
        func scene() throws {
            final class SceneDelegate: NSObject, UIWindowSceneDelegate {
                var window: UIWindow?
                var log: [String] = []
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    log += connectionOptions.urlContexts.map(\.url.absoluteString)
                }
                func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
                func sceneDidDisconnect(_ scene: UIScene) { log.append("gone") }
            }
            let delegate = SceneDelegate()
            let address = try #require(URL(string: "app://ride"))
            let scene = HandOver.connect(
                delegate, options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: address)]))
            #expect(scene.windows.first === delegate.window && delegate.window?.windowScene === scene)
            #expect(delegate.window?.next === scene && UIApplication.shared.connectedScenes.contains(scene))
            HandOver.disconnect(scene)
            #expect(delegate.log == ["app://ride", "active", "gone"])
            #expect(!UIApplication.shared.connectedScenes.contains(scene))
        }

        @Test("An address is opened by whoever takes addresses, and by nobody else")
        func opening() async throws {
            let address = try #require(URL(string: "https://example.org"))
            let (before, app) = (UIApplication.shared.opensURL, UIApplication.shared)
            var could: Bool?
            // In one turn, since there is one application for all tests.
            app.opensURL = { $0 == address }
            app.open(address) { could = $0 }
            app.opensURL = nil
            #expect(!app.canOpenURL(address))
            app.opensURL = before
            await MainQueue.settle()
            #expect(could == true)
        }
    }
#endif
