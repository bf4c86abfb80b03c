#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// An app that exists is shown by its own delegates, as a device would launch it.
    @Suite(.serialized) @MainActor struct StageLaunchTests {
        private final class App: UIResponder, UIApplicationDelegate {
            var log: [String] = []
            var made: UIWindow?
            var makesWindow = false
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                log.append("launched")
                if makesWindow {
                    made = UIWindow()
                    made?.rootViewController = UIViewController()
                    made?.makeKeyAndVisible()
                }
                return true
            }
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                log.append("configured")
                return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            }
            func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        }

        private final class Scene: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var name: String?
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                name = session.configuration.name
                window = UIWindow(frame: windowScene.coordinateSpace.bounds)
                window?.windowScene = windowScene
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }
        }

        @Test func showsTheWindowOfTheScenesDelegate() throws {
            let (app, scene) = (App(), Scene())
            let stage = try StageServer(app: app, scene: scene, name: "App", port: .any)
            #expect(app.log == ["launched", "configured"] && scene.name == "Default")
            #expect(scene.window?.bounds.size == UIScreen.main.bounds.size)
            // The application does not own its delegate; the stage does.
            #expect(UIApplication.shared.delegate === app && stage.address == nil)
            scene.window?.windowScene.map { HandOver.disconnect($0) }
        }

        @Test func showsTheWindowOfTheAppsDelegate() throws {
            let app = App()
            app.makesWindow = true
            _ = try StageServer(app: app, name: "App", port: .any)
            #expect(app.log == ["launched", "active"] && app.made?.isKeyWindow == true)
        }

        @Test func anAppOfASceneAloneEndsWithItsStage() async throws {
            let scene = Scene()
            let stage = try StageServer(scene: scene, name: "App", port: .any)
            let connected = try #require(scene.window?.windowScene)
            try await stage.start()
            await stage.stop()
            #expect(connected.activationState == .unattached)
        }

        @Test func saysThatThereIsNoWindow() {
            #expect(throws: StageError.noWindow) { try StageServer(app: App(), name: "App", port: .any) }
            #expect(StageError.noWindow.description.contains("makeKeyAndVisible()"))
        }

        @Test func anAddressThatTheAppOpensIsOfferedInItsBrowsers() async throws {
            let source = FakeSource()
            try await OpenStage.use(source: source) { stage in
                let address = try #require(URL(string: "https://example.org/a?b=c"))
                #expect(!stage.hub.offer(address), "nobody looks")
                let client = try await SocketClient.open(stage.address)
                #expect(try await client.update().link == nil)
                #expect(stage.hub.offer(address))
                #expect(try await client.update().link == "https://example.org/a?b=c")
                for other in ["javascript:alert(1)", "file:///etc/passwd", "app-settings:"] {
                    #expect(!stage.hub.offer(try #require(URL(string: other))), "\(other)")
                }
                // Who comes later is not asked for what others were asked.
                let late = try await SocketClient.open(stage.address)
                #expect(try await late.update().link == nil)
            }
        }

        @Test func theApplicationOpensAddressesWhileAStageIsOpen() async throws {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            // Room for what the tests beside this one do, whose scenes are in the log, too: a line that gave way to
            // theirs would be waited for in vain.
            let hub = StageHub(
                name: "App", source: WindowSource(window: window), controls: [],
                panel: RuntimePanel(window: window, longestLog: 1_000_000), limits: OpenStage.patience)
            let stage = StageServer(hub: hub, port: .any, showsApp: true)
            let client = try await SocketClient.open(try await stage.start())
            _ = try await client.update()
            let address = try #require(URL(string: "mailto:someone@example.org"))
            #expect(UIApplication.shared.canOpenURL(address))
            let could = await withCheckedContinuation { done in
                UIApplication.shared.open(address) { done.resume(returning: $0) }
            }
            #expect(could)
            var (link, log) = (String?.none, [String]())
            while link == nil || !log.contains("The app asked to open mailto:someone@example.org") {
                let update = try await client.update()
                link = update.link ?? link
                log += update.log?.map(\.text) ?? []
            }
            #expect(link == address.absoluteString)
            await stage.stop()
            #expect(!UIApplication.shared.canOpenURL(address))
        }
    }
#endif
