#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The panel of an app with scenes and a flow. Serialized, since the key window is shared.
    @Suite(.serialized) @MainActor struct RuntimePanelTests {
        @MainActor private final class PanelInteractor: SceneInteractorProtocol {}

        private final class PanelSampleViewController: SceneViewController {
            init() {
                let interactor = PanelInteractor()
                super.init(interactor: interactor)
                lifetime.track(interactor, as: "interactor")
            }
        }

        private final class PanelSampleCoordinator: FlowCoordinator<Void> {
            override func start() async throws { try await show(PanelSampleViewController()) }
        }

        /// The lines of this test's own, whatever else goes on.
        private func lines(_ nodes: [StagePanel.Node], _ indent: String = "") -> [String] {
            nodes.flatMap { node in
                ["\(indent)\(node.name) \(node.state.rawValue)"] + lines(node.children ?? [], indent + "  ")
            }
        }

        @Test func showsFlowsScenesAndWhoShouldBeGone() async throws {
            let tracker = LifetimeTracker.shared
            let report = tracker.onFinding
            tracker.onFinding = { _ in }
            defer { tracker.onFinding = report }
            let window = UIWindow()
            let navigation = UINavigationController(rootViewController: PanelSampleViewController())
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            await MainQueue.settle()
            // Room for what the tests beside this one do.
            let panel = RuntimePanel(window: window, longestLog: 1_000_000)
            func tree() -> [String] { lines(panel.panel().tree.filter { $0.name.hasPrefix("PanelSample") }) }
            // What was there before the panel.
            #expect(tree() == ["PanelSample shown", "  view controller alive", "  interactor alive"])

            let flow = PanelSampleCoordinator(container: ServiceContainer(), placement: .pushed(onto: navigation))
            let running = Task { try await flow.run() }
            while navigation.viewControllers.count < 2 || !flow.isRunning { await Task.yield() }
            await MainQueue.settle()
            #expect(
                tree() == [
                    "PanelSampleCoordinator alive", "  PanelSample shown", "    view controller alive",
                    "    interactor alive", "PanelSample alive", "  view controller alive", "  interactor alive",
                ])

            // Somebody holds the view controller: with it stays what it holds.
            let kept = (navigation.topViewController as? FlowHostViewController)?.content
            flow.finish(())
            try await running.value
            await MainQueue.settle()
            await tracker.settle()
            let scenes = tree()
            #expect(scenes.contains("PanelSample stayed"))
            #expect(scenes.contains("  view controller stayed") && scenes.contains("  interactor stayed"))
            let log = panel.panel().log
            #expect(log.contains { $0.kind == .finding && $0.isTrouble == true && $0.text.contains("PanelSample") })
            #expect(log.contains { $0.kind == .flow && $0.text == "PanelSampleCoordinator ends" })
            withExtendedLifetime(kept) {}
            window.rootViewController = nil
        }

        @Test func keepsABoundedLog() {
            let panel = RuntimePanel(window: UIWindow(), longestLog: 50)
            for number in 1...70 {
                panel.runtimeDid(.navigationRefused(reason: "own \(number)"))
            }
            let log = panel.panel().log
            #expect(log.count == 50)
            #expect(log.last?.text == "own 70")
        }

        /// A panel that nobody looks at is not asked for, and remembers the scenes that there are all the same, no more.
        @Test func forgetsScenesThatHaveGoneThoughNobodyLooks() {
            let panel = RuntimePanel(window: UIWindow())
            for _ in 0..<1000 { _ = PanelSampleViewController().lifetime }
            #expect(panel.sceneCount <= 500)
        }

        @Test func aBrowserIsToldWhatIsNew() async throws {
            @MainActor final class Source: StagePanelSource {
                var onChange: (@MainActor () -> Void)?
                var present = StagePanel() { didSet { onChange?() } }
                func panel() -> StagePanel { present }
                func note(_ text: String) {}
            }
            func entry(_ number: Int) -> StagePanel.Entry {
                StagePanel.Entry(number: number, time: 0, kind: .scene, text: "\(number)")
            }
            let source = Source()
            source.present.tree = [.init(id: "1", kind: .scene, name: "About", state: .shown)]
            source.present.log = [entry(1), entry(2)]
            let hub = StageHub(
                name: "Test", source: FakeSource(), controls: [], panel: source, limits: OpenStage.patience)
            let server = StageServer(hub: hub, port: .any)
            let client = try await SocketClient.open(try await server.start())
            let first = try await client.update()
            #expect(first.scenes == source.present.tree && first.log == source.present.log)
            source.present.log.append(entry(3))
            let second = try await client.update()
            #expect(second.scenes == nil && second.log == [entry(3)])
            await server.stop()
        }
    }
#endif
