import Chromium
import ScaenaStage
import ScaenaUIKit
import Testing

extension InChromium {
    /// The hand-overs that a person sends the app from the panel, as the system of a device would.
    @Suite struct System {
        private final class App: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            let label: UILabel
            init(label: UILabel) {
                self.label = label
                super.init()
            }

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                return true
            }

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                label.text = "Heard: \(notification.request.content.body)"
                completionHandler(.banner)
            }

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                label.text = "Order \(response.notification.request.content.userInfo["order"] ?? "?")"
                completionHandler()
            }
        }

        private final class Scene: NSObject, UIWindowSceneDelegate {
            var window: UIWindow?
            let label: UILabel
            var told: [String] = []
            init(label: UILabel) {
                self.label = label
                super.init()
            }

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                let screen = UIViewController()
                screen.title = "System"
                label.text = "Nothing yet"
                screen.view.addSubview(label)
                window.rootViewController = UINavigationController(rootViewController: screen)
                window.makeKeyAndVisible()
                self.window = window
            }

            func sceneWillResignActive(_ scene: UIScene) { told.append("inactive") }
            func sceneDidEnterBackground(_ scene: UIScene) { told.append("background") }
            func sceneWillEnterForeground(_ scene: UIScene) { told.append("foreground") }
            func sceneDidBecomeActive(_ scene: UIScene) { told.append("active") }
            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                label.text = "Opened \(URLContexts.first?.url.absoluteString ?? "")"
            }
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                label.text = "Page \(userActivity.webpageURL?.absoluteString ?? "")"
            }
        }

        @MainActor private static func use(_ body: (Page, Scene) async throws -> Void) async throws {
            let label = UILabel()
            let scene = Scene(label: label)
            let stage = try StageServer(app: App(label: label), scene: scene, name: "System", port: .any)
            let page = try await Browser.shared().newPage()
            do {
                try await page.navigate(to: try await stage.start().absoluteString)
                try await page.find("StaticText", "Nothing yet")
                try await body(page, scene)
                #expect(page.complaints == [])
            } catch {
                await page.close()
                await stage.stop()
                throw error
            }
            await page.close()
            await stage.stop()
        }

        private static func fill(_ name: String, _ text: String, on page: Page) async throws {
            try await page.evaluate("document.querySelector('[aria-label=\"\(name)\"]').value = '\(text)'")
        }

        @Test @MainActor func anAddressIsOpened() async throws {
            try await Self.use { page, _ in
                try await Self.fill("Address", "shop://orders/7", on: page)
                try await page.click("button", "Open")
                try await page.find("StaticText", "Opened shop://orders/7")
                try await Self.fill("Address", "https://shop.example/orders/8", on: page)
                try await page.click("button", "Open")
                try await page.find("StaticText", "Page https://shop.example/orders/8")
                try await Self.fill("Address", "orders", on: page)
                try await page.click("button", "Open")
                try await page.find(
                    "StaticText", "That is no address: write it with its scheme, as in shop://orders/7.")
            }
        }

        @Test @MainActor func aNotificationArrivesAndIsTapped() async throws {
            try await Self.use { page, _ in
                try await page.click("button", "Notify")
                try await page.find("StaticText", "Heard: Hello")
                try await Self.fill("Payload", #"{"aps": {"alert": {"body": "Sent"}}, "order": 7}"#, on: page)
                try await page.click("button", "Notify and tap")
                try await page.find("StaticText", "Order 7")
                try await Self.fill("Payload", "7", on: page)
                try await page.click("button", "Notify")
                try await page.find(
                    "StaticText", #"A payload is a JSON object, as in {"aps": {"alert": "Hello"}, "order": 7}."#)
            }
        }

        @Test @MainActor func theAppGoesIntoTheBackgroundAndAnAddressBringsItBack() async throws {
            try await Self.use { page, scene in
                scene.told = []
                try await page.click("radio", "Background")
                try await page.wait("the background") { scene.told == ["inactive", "background"] ? true : nil }
                #expect(UIApplication.shared.applicationState == .background)
                try await page.wait("a phone that nobody can touch") {
                    try await page.evaluate("document.querySelector('.window').inert").bool == true ? true : nil
                }
                scene.told = []
                try await page.click("radio", "Active")
                try await page.wait("the app again") { scene.told == ["foreground", "active"] ? true : nil }
                try await page.click("radio", "Background")
                try await page.wait("the background") { scene.told.last == "background" ? true : nil }
                try await Self.fill("Address", "shop://orders/9", on: page)
                try await page.click("button", "Open")
                try await page.find("StaticText", "Opened shop://orders/9")
                try await page.wait("the app again") { scene.told.last == "active" ? true : nil }
                #expect(try await page.find("radio", "Active").isChecked == true)
            }
        }
    }
}
