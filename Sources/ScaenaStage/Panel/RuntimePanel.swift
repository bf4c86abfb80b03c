#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import ScaenaUIKit

    /// Notes what the runtime tells, for the panel.
    @MainActor
    final class RuntimePanel: StagePanelSource {
        var onChange: (@MainActor () -> Void)?

        /// The number of log lines that are kept.
        private let longestLog: Int
        /// After what time an ended flow should have gone, in nanoseconds.
        private static let grace: UInt64 = 500_000_000

        private struct Scene {
            let watched: WatchedScene
            var isJudged = false
        }

        private struct Flow {
            let watched: WatchedFlow
            let number: Int
            var hasEnded = false
            var isJudged = false
        }

        /// By number, which grows from scene to scene.
        private var scenes: [Int: Scene] = [:]
        /// At how many scenes it is looked whether some have gone: nobody may look at the panel, which would.
        private var crowd = RuntimePanel.smallestCrowd
        private static let smallestCrowd = 64
        private var flows: [Flow] = []
        private var log: [StagePanel.Entry] = []
        private var lastNumber = 0
        private var lastFlow = 0

        /// A panel of what begins from now on, and of the scenes that are in a window already.
        init(window: UIWindow, longestLog: Int = 200) {
            self.longestLog = longestLog
            RuntimeWatch.add(self)
            for controller in window.presentationChain { adopt(controller) }
        }

        private func adopt(_ controller: UIViewController) {
            if let scene = (controller as? SceneViewController)?.lifetime.watched { note(scene) }
            for child in controller.children { adopt(child) }
        }

        /// The number of scenes that are remembered.
        var sceneCount: Int { scenes.count }

        private func note(_ scene: WatchedScene) {
            guard scenes[scene.id] == nil else { return }
            if scenes.count >= crowd {
                forgetTheGone()
                // Twice as many: looking costs each scene the same, however many there are.
                crowd = max(Self.smallestCrowd, scenes.count * 2)
            }
            scenes[scene.id] = Scene(watched: scene)
        }

        func panel() -> StagePanel {
            forgetTheGone()
            var panel = StagePanel()
            panel.log = log
            let inOrder = scenes.values.sorted { $0.watched.id < $1.watched.id }
            let places = Dictionary(grouping: inOrder) { flow(of: $0) }
            panel.tree = flowNodes(in: nil, places) + (places[nil] ?? []).map(node)
            return panel
        }

        private func forgetTheGone() {
            scenes = scenes.filter { !$0.value.watched.aliveActors.isEmpty }
            flows.removeAll { $0.hasEnded && $0.watched.coordinator == nil }
        }

        // MARK: The tree

        private func flowNodes(in parent: ObjectIdentifier?, _ places: [ObjectIdentifier?: [Scene]]) -> [StagePanel
            .Node]
        {
            let ids = Set(flows.map(\.watched.id))
            return flows.filter { flow in
                // A flow that outlived its parent stands at the root.
                let place = flow.watched.parent.flatMap { ids.contains($0) ? $0 : nil }
                return place == parent
            }.map { flow in
                let id = flow.watched.id
                let children = flowNodes(in: id, places) + (places[id] ?? []).map(node)
                let state: StagePanel.Node.State =
                    flow.hasEnded ? (flow.isJudged ? .stayed : .leaving) : .alive
                return StagePanel.Node(
                    id: "flow \(flow.number)", kind: .flow, name: flow.watched.name,
                    detail: state == .stayed ? "ended, but somebody holds it" : nil, state: state,
                    children: children.isEmpty ? nil : children)
            }
        }

        private func flow(of scene: Scene) -> ObjectIdentifier? {
            var next = scene.watched.viewController as? UIViewController
            while let controller = next {
                if let host = controller as? FlowHostViewController,
                    let flow = flows.first(where: { ($0.watched.coordinator as? any FlowWithHost)?.host === host })
                {
                    return flow.watched.id
                }
                next = controller.parent ?? controller.presentingViewController
            }
            return nil
        }

        private func node(of scene: Scene) -> StagePanel.Node {
            let watched = scene.watched
            let state = state(of: scene)
            let actors = watched.aliveActors.enumerated().map { index, actor in
                StagePanel.Node(
                    id: "actor \(watched.id) \(index) \(actor.role)", kind: .actor, name: actor.role,
                    detail: detail(of: actor, state), state: state == .shown ? .alive : state)
            }
            return StagePanel.Node(
                id: "scene \(watched.id)", kind: .scene, name: watched.name, state: state,
                children: actors.isEmpty ? nil : actors)
        }

        private func state(of scene: Scene) -> StagePanel.Node.State {
            if scene.watched.hasLeft { return scene.isJudged ? .stayed : .leaving }
            let controller = scene.watched.viewController as? UIViewController
            return controller?.viewIfLoaded?.window == nil ? .alive : .shown
        }

        private func detail(of actor: WatchedScene.Actor, _ state: StagePanel.Node.State) -> String {
            guard state == .stayed else { return actor.type }
            let holders = actor.heldBy
            let reason =
                holders.isEmpty ? "somebody holds it strongly" : "held by its \(holders.joined(separator: ", "))"
            return "\(actor.type): \(reason)"
        }

        // MARK: The log

        func note(_ text: String) {
            note(.scene, text)
            onChange?()
        }

        private func note(_ kind: StagePanel.Entry.Kind, _ text: String, isTrouble: Bool = false) {
            lastNumber += 1
            if log.count >= longestLog { log.removeFirst(log.count - longestLog + 1) }
            log.append(
                StagePanel.Entry(
                    number: lastNumber, time: (Date().timeIntervalSince1970 * 1000).rounded(), kind: kind,
                    text: String(text.prefix(300)), isTrouble: isTrouble ? true : nil))
        }
    }

    extension RuntimePanel: RuntimeObserver {
        func runtimeDid(_ event: RuntimeEvent) {
            switch event {
            case .sceneBegan(let scene): note(scene)
            case .sceneAppeared(let scene):
                note(scene)
                judge(scene, false)
                note(.scene, "\(scene.name) appears")
            case .sceneLeft(let scene): note(.scene, "\(scene.name) leaves")
            case .sceneJudged(let scene): judge(scene, true)
            case .found(let finding): note(.finding, finding.description, isTrouble: true)
            case .flowBegan(let flow):
                lastFlow += 1
                flows.append(Flow(watched: flow, number: lastFlow))
                note(.flow, "\(flow.name) begins")
            case .flowFailed(let flow, let reason):
                note(.flow, "\(flow.name) failed: \(reason)", isTrouble: true)
            case .flowEnded(let flow): end(flow)
            case .navigationRefused(let reason): note(.scene, reason)
            case .posted(let name, let count): note(.post, "\(name) → \(count) observer\(count == 1 ? "" : "s")")
            case .requested(let line, let hasFailed): note(.request, line, isTrouble: hasFailed)
            }
            onChange?()
        }

        private func judge(_ scene: WatchedScene, _ isJudged: Bool) {
            scenes[scene.id]?.isJudged = isJudged
        }

        private func end(_ flow: WatchedFlow) {
            guard let index = flows.firstIndex(where: { $0.watched.id == flow.id && !$0.hasEnded }) else { return }
            flows[index].hasEnded = true
            note(.flow, "\(flow.name) ends")
            Task { [weak self] in
                try? await Task.sleep(nanoseconds: Self.grace)
                self?.judgeFlow(flow)
            }
        }

        private func judgeFlow(_ flow: WatchedFlow) {
            guard let index = flows.firstIndex(where: { $0.watched.id == flow.id && $0.hasEnded }) else { return }
            flows[index].isJudged = true
            if flow.coordinator != nil {
                note(
                    .finding, "\(flow.name) has ended, but is still alive: somebody holds it strongly.", isTrouble: true
                )
            }
            onChange?()
        }
    }
#endif
