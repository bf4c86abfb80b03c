#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The next app under `scaena run` is led where the one before was. Serialized, since the key window is shared.
    @Suite(.serialized) @MainActor struct StageWayTests {
        /// An app with a list, a detail that comes after its data, and a form.
        @MainActor private final class App {
            let window = UIWindow()
            let hub: StageHub
            let way: StageWay
            var taps: [String] = []

            init(tabs: Bool = false, begins: Int = 1, onTap: @escaping @MainActor () -> Void = {}) {
                let stack = UINavigationController(rootViewController: ListController())
                if begins > 1 { stack.pushViewController(DetailController(), animated: false) }
                if tabs {
                    let bar = UITabBarController()
                    let other = UINavigationController(rootViewController: FormController())
                    stack.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
                    other.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 1)
                    bar.viewControllers = [stack, other]
                    window.rootViewController = bar
                } else {
                    window.rootViewController = stack
                }
                window.makeKeyAndVisible()
                hub = StageHub(name: "App", source: WindowSource(window: window), controls: [])
                // Other tests may keep the main actor busy for long.
                way = StageWay(window: window, memory: 600_000_000_000)
                hub.way = way
                (stack.viewControllers.first as? ListController)?.onTap = { [weak self] in
                    self?.taps.append($0)
                    onTap()
                }
                hub.onDeed = { [weak self] action in
                    guard let self else { return }
                    way.note(action, in: hub.tree)
                }
            }

            func settle() async {
                for _ in 0..<3 { await MainQueue.settle() }
                hub.render()
                way.update()
            }

            func id(_ kind: StageNode.Kind, _ name: String?) throws -> Int {
                hub.render()
                return try #require(
                    hub.tree.first { $0.kind == kind && (name == nil || $0.spokenName == name) },
                    "no \(kind) \(name ?? "")"
                ).id
            }

            func tap(_ name: String, _ kind: StageNode.Kind = .button) async throws {
                #expect(hub.perform(.tap(id: try id(kind, name))) == nil)
                await settle()
            }

            var titles: [String] {
                func titles(_ controller: UIViewController?) -> [String] {
                    switch controller {
                    case let tabs as UITabBarController: titles(tabs.selectedViewController)
                    case let stack as UINavigationController: stack.viewControllers.map { $0.title ?? "" }
                    default: []
                    }
                }
                return titles(window.rootViewController) + titles(window.rootViewController?.presentedViewController)
            }

            /// Goes the way of another app.
            ///
            /// - Parameter refusals: The number of times that each touch is refused first, as while a screen comes.
            func follow(_ other: App, patience: UInt64 = 60_000_000_000, refusals: Int = 0) async throws -> Int {
                let steps = try JSONDecoder().decode(
                    [StageWay.Step].self, from: JSONEncoder().encode(other.way.steps))
                other.window.isHidden = true
                window.makeKeyAndVisible()
                var left = refusals
                let count = await way.go(steps, in: hub, patience: patience) { action in
                    if left > 0 {
                        left -= 1
                        return "A transition is going on."
                    }
                    left = refusals
                    return hub.perform(action)
                }
                await settle()
                return count
            }
        }

        private final class ListController: UIViewController {
            var onTap: (String) -> Void = { _ in }
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "List"
                let buttons = ["Berlin", "Rome", "Sheet"].map { name in
                    UIButton(
                        configuration: .plain(),
                        primaryAction: UIAction(title: name) { [weak self] _ in
                            self?.onTap(name)
                            // The interactor fetches first.
                            Task { self?.open(name) }
                        })
                }
                for button in buttons { view.addSubview(button) }
            }
            private func open(_ name: String) {
                if name == "Sheet" {
                    present(UINavigationController(rootViewController: FormController()), animated: false)
                } else {
                    let detail = DetailController()
                    detail.title = name
                    navigationController?.pushViewController(detail, animated: false)
                }
            }
        }

        private final class DetailController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                if title == nil { title = "Detail" }
                view.addSubview(UILabel())
            }
        }

        private final class FormController: UIViewController {
            let field = UITextField()
            let secret = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Form"
                field.placeholder = "Name"
                secret.placeholder = "Password"
                secret.isSecureTextEntry = true
                view.addSubview(field)
                view.addSubview(secret)
            }
        }

        @Test func pushesWhatATapHasPushed() async throws {
            let first = App()
            try await first.tap("Rome")
            #expect(first.titles == ["List", "Rome"])
            let second = App()
            await second.settle()
            #expect(try await second.follow(first) == 3)
            #expect(second.titles == ["List", "Rome"])
            #expect(second.taps == ["Rome"])
            // The next of them is led there too.
            let third = App()
            await third.settle()
            #expect(try await third.follow(second) == 3)
            #expect(third.titles == ["List", "Rome"])
        }

        @Test func knowsTheAppsModule() {
            // The way does not own the window.
            let app = App()
            withExtendedLifetime(app) { #expect(app.way.module == "ScaenaStageTests") }
        }

        @Test(arguments: [0, 3]) func typesAgainWhatWasTypedButNoPassword(refusals: Int) async throws {
            let first = App()
            try await first.tap("Sheet")
            func field(_ placeholder: String) throws -> Int {
                try #require(first.hub.tree.first { $0.attributes[StageAttribute.placeholder] == placeholder }).id
            }
            #expect(first.hub.perform(.type(id: try field("Name"), text: "Ada")) == nil)
            #expect(first.hub.perform(.type(id: try field("Password"), text: "secret")) == nil)
            #expect(!String(decoding: try JSONEncoder().encode(first.way.steps), as: UTF8.self).contains("secret"))
            let second = App()
            await second.settle()
            _ = try await second.follow(first, refusals: refusals)
            #expect(second.titles == ["List", "Form"])
            let sheet = second.window.rootViewController?.presentedViewController as? UINavigationController
            let form = try #require(sheet?.topViewController as? FormController)
            #expect(form.field.text == "Ada" && (form.secret.text ?? "") == "")
        }

        @Test func choosesTheTabAgain() async throws {
            let first = App(tabs: true)
            await first.settle()
            try await first.tap("Form", .tab)
            #expect(first.titles == ["Form"])
            let second = App(tabs: true)
            await second.settle()
            _ = try await second.follow(first)
            #expect(second.titles == ["Form"])
        }

        @Test func goesBackFromWhatTheAppBeginsWith() async throws {
            let first = App(begins: 2)
            await first.settle()
            #expect(first.hub.perform(.goBack(id: try first.id(.navigationBar, nil))) == nil)
            await first.settle()
            #expect(first.titles == ["List"])
            let second = App(begins: 2)
            await second.settle()
            _ = try await second.follow(first)
            #expect(second.titles == ["List"])
        }

        @Test func doesNotSendAgain() async throws {
            let first = App()
            first.hub.render()
            let id = try first.id(.button, "Rome")
            first.hub.perform(.tap(id: id))
            first.way.noteRequest("POST /orders: 201")
            await first.settle()
            #expect(first.titles == ["List", "Rome"])
            let second = App()
            await second.settle()
            #expect(try await second.follow(first, patience: 200_000_000) == 2)
            #expect(second.taps == [] && second.titles == ["List"])
        }

        @Test func endsWhereAPersonBegins() async throws {
            let first = App()
            try await first.tap("Rome")
            let second = App()
            await second.settle()
            let count = await second.way.go(
                first.way.steps, in: second.hub, patience: 200_000_000, doing: { second.hub.perform($0) },
                while: { false })
            #expect(count == 2 && second.taps == [])
        }

        @Test func keepsAnActivityAsAFileCan() throws {
            let activity = NSUserActivity(activityType: "app.restoration")
            activity.userInfo = ["scaena.state": Data([1, 2]), "count": 3]
            let kept = try #require(RunState.Activity(activity))
            let state = RunState(activity: kept, way: [])
            let read = try JSONDecoder().decode(RunState.self, from: JSONEncoder().encode(state)).activity?.value
            #expect(read?.activityType == "app.restoration")
            #expect(read?.userInfo?["scaena.state"] as? Data == Data([1, 2]) && read?.userInfo?["count"] as? Int == 3)
            activity.userInfo = ["no": NSObject()]
            #expect(RunState.Activity(activity) == nil)
        }
    }
#endif
