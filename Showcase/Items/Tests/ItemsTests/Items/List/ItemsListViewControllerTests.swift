import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("ItemsListViewController")
struct ItemsListViewControllerTests {
    private let director = ItemsList_HandleUIEventsMock()
    private let viewController: ItemsListViewController

    init() {
        viewController = ItemsListViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director onDeleteAll")
    func onDeleteAll() {
        viewController.loadViewIfNeeded()
        viewController.display(items: [ItemUI(name: "name", created: "created")])
        viewController.deleteAllButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onDeleteAll])
    }

    @Test("tells the director onAdd")
    func onAdd() {
        viewController.loadViewIfNeeded()
        viewController.addButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onAdd])
    }

    @Test("displays rows, and says where there is none")
    func displaysRows() {
        viewController.loadViewIfNeeded()
        viewController.display(items: [])
        #expect(!viewController.emptyLabel.isHidden && viewController.emptyLabel.text == "No items yet")
        viewController.display(items: [ItemUI(name: "name", created: "created")])
        #expect(viewController.emptyLabel.isHidden && viewController.tableView.numberOfRows(inSection: 0) == 1)
        let cell = viewController.tableView(viewController.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "name")
        #expect(content?.secondaryText == "created")
    }

    @Test("displays how many there are, and that all are gone")
    func displaysCount() {
        viewController.loadViewIfNeeded()
        viewController.display(count: "2 items")
        #expect(viewController.countLabel.text == "2 items")
        viewController.displaySuccess()
        viewController.display(items: [])
        #expect(viewController.emptyLabel.text == "All items are deleted.")
        #expect(!viewController.deleteAllButton.isEnabled)
    }

    @Test("tells the director which row the user taps")
    func onItemSelected() {
        viewController.loadViewIfNeeded()
        viewController.display(items: [ItemUI(name: "name", created: "created")])
        viewController.tableView(viewController.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(director.calls == [.onUIReady, .onItemSelected(index: 0)])
    }

    @Test("tells the director that the user pulls the list down")
    func onRefresh() {
        viewController.loadViewIfNeeded()
        viewController.refreshControl.sendActions(for: .valueChanged)
        #expect(director.calls == [.onUIReady, .onRefresh])
    }

    @Test("displays whether something is under way")
    func toggles() {
        viewController.loadViewIfNeeded()
        viewController.toggle(loading: true)
        #expect(viewController.activityIndicator.isAnimating)
        viewController.toggle(loading: false)
        #expect(!viewController.activityIndicator.isAnimating)
    }

    @Test("tells the director that the user tries again")
    func retries() async throws {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        #expect(director.calls == [.onUIReady, .onRetry])
    }

    @Test("displays an error in an alert")
    func displaysError() async {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained."))
    }
}
