import ScaenaKit
import Testing

@Suite("Examples of the ends of flows") @MainActor
struct FlowEndExamples {
    final class AddItemCoordinator: Coordinator<Item> {
        override func start() async throws {}
    }

    final class ItemsCoordinator: Coordinator<Void> {
        let screens = Screens()
        var drafts: [String] = []
        let adding = AddItemCoordinator(container: ServiceContainer())

        func addItem() async {
            do {
                screens.show(try await coordinate(to: adding).name)
            } catch is FlowEnd {
                screens.show("Items")  // no result, and nothing is wrong
            } catch {
                screens.show(ErrorViewModel(error: error).message)
            }
        }

        func addItemKeepingDrafts() async throws {
            do {
                _ = try await coordinate(to: adding)
            } catch let end as FlowEnd {
                keep(end)
            }
        }

        private func keep(_ end: FlowEnd) {
            if end == .cancelled {
                drafts.removeAll()  // the user said so
            }
            if end == .leftByHand {
                drafts.append("Unfinished item")  // swiped down: perhaps by mistake
            }
            if end == .stopped {
                drafts.append("Item before the logout")
            }
        }
    }

    private func running(_ body: @escaping @MainActor (ItemsCoordinator) async throws -> Void) async throws
        -> (items: ItemsCoordinator, work: Task<Void, any Error>)
    {
        let items = ItemsCoordinator(container: ServiceContainer())
        items.launch()
        while !items.isRunning { await Task.yield() }
        let work = Task { try await body(items) }
        while !items.adding.isRunning { await Task.yield() }
        return (items, work)
    }

    @Test func aFlowEndsWithoutAResult() async throws {
        let first = try await running { await $0.addItem() }
        first.items.adding.cancel()
        try await first.work.value
        #expect(first.items.screens.shown == ["Items"])

        let second = try await running { await $0.addItem() }
        second.items.adding.fail(ItemsError.offline)
        try await second.work.value
        #expect(second.items.screens.shown == ["The items cannot be reached."])
    }

    @Test func eachEndIsAnswered() async throws {
        let left = try await running { try await $0.addItemKeepingDrafts() }
        left.items.adding.leaveByHand()
        try await left.work.value
        #expect(left.items.drafts == ["Unfinished item"])

        let stopped = try await running { try await $0.addItemKeepingDrafts() }
        await stopped.items.adding.stop()
        try await stopped.work.value
        #expect(stopped.items.drafts == ["Item before the logout"])

        let cancelled = try await running { try await $0.addItemKeepingDrafts() }
        cancelled.items.drafts = ["Lam"]
        cancelled.items.adding.cancel()
        try await cancelled.work.value
        #expect(cancelled.items.drafts.isEmpty)
    }

    @Test func aFlowRunsOnce() async throws {
        var problem: FlowError?
        let adding = AddItemCoordinator(container: ServiceContainer())
        let first = Task { try await adding.run() }
        while !adding.isRunning { await Task.yield() }
        do {
            _ = try await adding.run()  // a second time: a new coordinator is needed
        } catch FlowError.alreadyStarted(let flow) {
            problem = .alreadyStarted(flow: flow)
        }
        #expect(problem == .alreadyStarted(flow: "AddItemCoordinator"))
        adding.cancel()
        await #expect(throws: FlowEnd.cancelled) { try await first.value }
    }

    final class TabCoordinator: Coordinator<Void> {
        let tabs: [String]

        init(tabs: [String]) {
            self.tabs = tabs
            super.init(container: ServiceContainer())
        }

        func show(tab: String) throws {
            guard tabs.contains(tab) else {
                throw FlowError.cannotShow(flow: name, reason: "there is no tab \(tab)")
            }
            open(tab)
        }

        private func open(_ tab: String) {}
    }

    @Test func aFlowSaysWhyItCannotShow() throws {
        let root = TabCoordinator(tabs: ["items"])
        try root.show(tab: "items")
        var log: [String] = []
        do {
            try root.show(tab: "settings")
        } catch let error as FlowError {
            log.append(error.localizedDescription)
        }
        #expect(log == ["TabCoordinator cannot be shown: there is no tab settings."])
        let error = FlowError.alreadyStarted(flow: root.name)
        let dialog = ErrorViewModel(error: error)  // its message is the errorDescription
        #expect(dialog.message == error.errorDescription)
    }
}
