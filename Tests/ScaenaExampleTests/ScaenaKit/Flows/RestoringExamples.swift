import Foundation
import ScaenaKit
import Testing

@Suite("Examples of flows that are saved") @MainActor
struct RestoringExamples {
    final class EditCoordinator: Coordinator<Item> {
        let itemID: Int
        private(set) var text = ""

        init(itemID: Int, container: ServiceContainer) {
            self.itemID = itemID
            super.init(container: container)
        }

        func type(_ letters: String) { text += letters }

        override var restorationID: String? { "edit \(itemID)" }

        override func stateToSave() -> (any Encodable)? {
            text.isEmpty ? nil : text
        }

        override func restoreState(from saved: SavedFlow) async throws {
            text = try saved.state(String.self) ?? ""  // nil: nothing was typed
        }
    }

    final class ItemsCoordinator: Coordinator<Void> {
        override var restorationID: String? { "items" }
        private(set) var editing: EditCoordinator?

        override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
            guard let id = Int(saved.id.dropFirst("edit ".count)) else { return nil }
            return edit(itemID: id)
        }

        @discardableResult
        func edit(itemID: Int) -> EditCoordinator {
            let flow = EditCoordinator(itemID: itemID, container: container)
            editing = flow
            coordinate(to: flow) { _ in }
            return flow
        }
    }

    private func running() async -> ItemsCoordinator {
        let root = ItemsCoordinator(container: ServiceContainer())
        root.launch()
        while !root.isRunning { await Task.yield() }
        return root
    }

    @Test func aTreeOfFlowsOutlivesTheApp() async throws {
        var kept: Data?
        let before = await running()
        before.edit(itemID: 7).type("Vase, blue")
        func sceneDidEnterBackground(_ root: AnyCoordinator) throws {
            kept = try root.saved().map { try JSONEncoder().encode($0) }
        }
        try sceneDidEnterBackground(before)
        await before.stop()

        let root = await running()
        func sceneWillConnect(_ root: AnyCoordinator) async throws -> FlowRestoration? {
            guard let kept else { return nil }
            return await root.restore(try JSONDecoder().decode(SavedFlow.self, from: kept))
        }
        let restoration = try #require(try await sceneWillConnect(root))
        #expect(root.editing?.text == "Vase, blue")
        #expect(restoration.restored == [["items"], ["items", "edit 7"]])
        await root.stop()
    }

    @Test func whatCannotComeBackIsTold() async throws {
        let root = await running()
        let analytics = Analytics()
        let saved = try SavedFlow(
            id: "items",
            parts: [SavedFlow(id: "edit 7", state: "Vase, blue"), SavedFlow(id: "basket")])
        func count(_ saved: SavedFlow) -> Int {
            saved.parts.reduce(1) { $0 + count($1) }  // how many flows were open
        }
        #expect(count(saved) == 3)

        let restoration = await root.restore(saved)
        if restoration.restored.count == 1 {
            analytics.count("Only the root came back")
        }
        let open = restoration.restored.map { $0.joined(separator: "/") }  // ["items", "items/edit 7"]
        for (path, reason) in restoration.lost {
            analytics.count("\(path.joined(separator: "/")) is lost: \(reason)")
        }
        #expect(open == ["items", "items/edit 7"])
        #expect(analytics.lines == ["items/basket is lost: no flow knows it"])

        func log(_ restoration: FlowRestoration) {
            for line in restoration.description.split(separator: "\n") { analytics.count(String(line)) }
        }
        log(restoration)
        #expect(analytics.lines.last == "Lost at items → basket: no flow knows it.")
        await root.stop()
    }
}
