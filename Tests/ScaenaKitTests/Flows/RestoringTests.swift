import Foundation
import ScaenaKit
import Testing

/// A flow of a shop: keeps the numbers of what is open in it, and begins flows like itself.
@MainActor
private final class ShopFlow: Coordinator<Int> {
    private let id: String?
    var open: [Int] = []
    var known: Set<String> = ["items", "basket"]
    var beginsParts = true

    init(_ id: String?) {
        self.id = id
        super.init(container: ServiceContainer(id ?? "unsaved"))
    }

    override var name: String { id ?? "unsaved" }
    override var restorationID: String? { id }
    override func stateToSave() -> (any Encodable)? { open.isEmpty ? nil : open }

    override func restoreState(from saved: SavedFlow) async throws {
        // As a flow that fetches what it shows.
        await Task.yield()
        open = try saved.state() ?? []
    }

    override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
        known.contains(saved.id) ? begin(saved.id) : nil
    }

    @discardableResult
    func begin(_ id: String?) -> ShopFlow {
        let flow = ShopFlow(id)
        if beginsParts { coordinate(to: flow) { _ in } }
        return flow
    }
}

@Suite("Restoring flows")
@MainActor
struct RestoringTests {
    private func running(_ id: String = "root") async -> ShopFlow {
        let root = ShopFlow(id)
        root.launch()
        await turn { root.isRunning }
        return root
    }

    /// A tree of two levels, as it is after it was kept as JSON.
    private func savedTree() async throws -> SavedFlow {
        let root = await running()
        root.begin("basket").open = [7, 8]
        let items = root.begin("items")
        items.begin(nil).begin("items")
        items.begin("items").open = [1]
        let saved = try #require(try root.saved())
        await root.stop()
        #expect(try root.saved() == nil)
        return try JSONDecoder().decode(SavedFlow.self, from: JSONEncoder().encode(saved))
    }

    @Test func aTreeIsAsItWas() async throws {
        let saved = try await savedTree()
        let root = await running()
        let restoration = await root.restore(saved)
        #expect(
            restoration.description == """
                Restored: root.
                Restored: root → basket.
                Restored: root → items.
                Restored: root → items → items.
                """)
        #expect(restoration.isWhole)
        #expect(try root.saved() == saved)
        await root.stop()
    }

    @Test func aFlowThatNobodyKnowsAnyMoreLeavesTheOthers() async throws {
        let saved = try await savedTree()
        let root = await running()
        root.known = ["items"]
        let restoration = await root.restore(saved)
        #expect(
            restoration.description == """
                Restored: root.
                Restored: root → items.
                Restored: root → items → items.
                Lost at root → basket: no flow knows it.
                """)
        await root.stop()
    }

    @Test func aStateOfAnotherFormIsToldAndNothingInItIsBegun() async throws {
        let part = try SavedFlow(id: "items", state: ["one": "two"], parts: [SavedFlow(id: "items")])
        let root = await running()
        let restoration = await root.restore(try SavedFlow(id: "root", parts: [part]))
        #expect(restoration.restored == [["root"]])
        #expect(restoration.lost.map(\.path) == [["root", "items"]])
        guard case .failed(let error)? = restoration.lost.first?.reason else {
            Issue.record("no error: \(restoration)")
            return
        }
        #expect(error is DecodingError)
        #expect(root.children.first?.children.isEmpty == true)
        await root.stop()
    }

    @Test func aTreeOfAnotherFlowIsRefused() async throws {
        let root = await running("other")
        let restoration = await root.restore(try await savedTree())
        #expect(restoration.description == "Lost at root: it was saved of another flow than other.")
        #expect(root.children.isEmpty)
        await root.stop()
    }

    @Test func aPartThatWasNotBegunIsNotWaitedFor() async throws {
        let root = await running()
        root.beginsParts = false
        let restoration = await root.restore(try SavedFlow(id: "root", parts: [SavedFlow(id: "items")]))
        #expect(
            restoration.description == """
                Restored: root.
                Lost at root → items: root made it and did not begin it as a part of itself.
                """)
        await root.stop()
    }

    @Test func aFlowThatHasEndedIsNotBroughtBack() async throws {
        let root = await running()
        await root.stop()
        let restoration = await root.restore(try SavedFlow(id: "root"))
        #expect(restoration.description == "Lost at root: the flow has ended.")
    }
}
