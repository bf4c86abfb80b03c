import ScaenaKit
import Testing

@Suite("Examples of actions") @MainActor
struct ActionExamples {
    struct OpenSettings: FlowAction {}

    struct RemoveItem: FlowAction {
        let id: Int
    }

    final class ItemsCoordinator: Coordinator<Void> {
        let screens = Screens()

        override func process(action: any FlowAction) async throws -> ActionStep {
            switch action {
            case let open as OpenItem: try await show(itemID: open.id)
            case let remove as RemoveItem: refuse(remove)
            default: .passDown
            }
        }

        private func show(itemID id: Int) async throws -> ActionStep {
            let item = try await DefaultItemsRepository().item(id)
            screens.show(item.name)
            return .arrived
        }

        private func refuse(_ remove: RemoveItem) -> ActionStep {
            .refused("item \(remove.id) belongs to somebody else")
        }
    }

    final class RootCoordinator: Coordinator<Void> {
        let items = ItemsCoordinator(container: ServiceContainer())
        private(set) var selectedTab = 0

        override func start() async throws {
            coordinate(to: items) { _ in }
        }

        override func process(action: any FlowAction) async throws -> ActionStep {
            if action is OpenItem {
                selectedTab = 1
                return .continueIn(items)  // items alone decides what becomes of it
            }
            return .passDown  // none of this flow's: the flows in it are asked
        }
    }

    private func running() async -> RootCoordinator {
        let root = RootCoordinator(container: ServiceContainer())
        root.launch()
        while !root.items.isRunning { await Task.yield() }
        return root
    }

    @Test func anAddressArrives() async {
        let root = await running()
        let analytics = Analytics()
        let outcome = await root.send(OpenItem(id: 1))
        switch outcome {
        case .arrived(let path): analytics.count("opened in \(path.last ?? "")")
        case .stopped(_, let reason): analytics.count("not opened: \(reason)")
        }
        #expect(analytics.lines == ["opened in ItemsCoordinator"])
        #expect(root.selectedTab == 1)
        #expect(root.items.screens.shown == ["Lamp"])

        if case .arrived(let path) = outcome {
            analytics.count(path.joined(separator: "/"))
        }
        func log(_ outcome: ActionOutcome) {
            analytics.count(outcome.description)  // "Arrived: RootCoordinator → ItemsCoordinator."
        }
        log(outcome)
        #expect(
            analytics.lines.suffix(2) == [
                "RootCoordinator/ItemsCoordinator", "Arrived: RootCoordinator → ItemsCoordinator.",
            ])
        await root.stop()
    }

    @Test func anAddressStops() async {
        let root = await running()
        var message = ""

        func show(_ outcome: ActionOutcome) {
            message = ""
            if case .stopped(let path, let reason) = outcome {
                message = "\(path.last ?? "The app") says: \(words(for: reason))"
            }
        }
        func words(for reason: ActionStop) -> String {
            switch reason {
            case .notKnown: "this address leads nowhere"
            case .refused(let reason): reason
            case .failed(let error): ErrorViewModel(error: error).message
            case .flowEnded, .cancelled: "try again"
            }
        }
        show(await root.send(OpenSettings()))
        #expect(message == "RootCoordinator says: this address leads nowhere")
        show(await root.items.send(RemoveItem(id: 7)))
        #expect(message == "ItemsCoordinator says: item 7 belongs to somebody else")
        show(await root.send(OpenItem(id: 7)))
        #expect(message == "ItemsCoordinator says: There is no item 7.")
        await root.stop()
        show(await root.send(OpenItem(id: 1)))
        #expect(message == "RootCoordinator says: try again")
    }

    @Test func eachReasonHasAnAnswer() async {
        let root = await running()
        var answers: [String] = []

        func answer(_ outcome: ActionOutcome) {
            guard case .stopped(_, let reason) = outcome else { return }
            if case .notKnown = reason {
                answers.append("open it in the browser")
            }
            if case .refused(let why) = reason {
                answers.append("tell the user: \(why)")
            }
            if case .failed(let error) = reason {
                answers.append("offer Retry: \(error.localizedDescription)")
            }
            if case .flowEnded = reason {
                answers.append("keep it until after the login")
            }
            if case .cancelled = reason {
                answers.append("forget it")
            }
            answers.append("log: \(reason)")  // "no flow knows it"
        }
        answer(await root.send(OpenSettings()))
        answer(await root.items.send(RemoveItem(id: 7)))
        answer(await root.send(OpenItem(id: 7)))
        await root.stop()
        answer(await root.send(OpenItem(id: 1)))
        let waiting = RootCoordinator(container: ServiceContainer())
        let sender = Task { await waiting.send(OpenSettings()) }
        sender.cancel()
        answer(await sender.value)
        #expect(
            answers.filter { !$0.hasPrefix("log") } == [
                "open it in the browser", "tell the user: item 7 belongs to somebody else",
                "offer Retry: There is no item 7.", "keep it until after the login", "forget it",
            ])
        #expect(answers.contains("log: no flow knows it"))
    }
}
