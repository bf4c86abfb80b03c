import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import VIPERSSwift6Mode

@MainActor
@Suite("GoodsListViewController")
struct GoodsListViewControllerTests {
    private let director = GoodsList_HandleUIEventsMock()
    private let viewController: GoodsListViewController

    init() {
        viewController = GoodsListViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() {
        viewController.loadViewIfNeeded()
        #expect(viewController.title == "Goods list")
        #expect(viewController.deleteAllButton.title(for: .normal) == "Delete all")
        #expect(viewController.addButton.title(for: .normal) == "Add")
        #expect(viewController.helpButton.title(for: .normal) == "Help")
        #expect(viewController.activityIndicator.accessibilityLabel == "Loading")
    }

    @Test("tells the director onDeleteAll")
    func onDeleteAll() {
        viewController.loadViewIfNeeded()
        viewController.deleteAllButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onDeleteAll])
    }

    @Test("tells the director onAdd")
    func onAdd() {
        viewController.loadViewIfNeeded()
        viewController.addButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onAdd])
    }

    @Test("tells the director onHelp")
    func onHelp() {
        viewController.loadViewIfNeeded()
        viewController.helpButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onHelp])
    }

    @Test("displays rows, and says where there is none")
    func displaysRows() {
        viewController.loadViewIfNeeded()
        viewController.display(goods: [])
        #expect(!viewController.emptyLabel.isHidden && viewController.emptyLabel.text == "No goods yet")
        viewController.display(goods: [GoodUI(name: "name", created: "created")])
        #expect(viewController.emptyLabel.isHidden && viewController.tableView.numberOfRows(inSection: 0) == 1)
        let cell = viewController.tableView(viewController.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "name")
        #expect(content?.secondaryText == "created")
    }

    @Test("displays other rows in the place of those before")
    func displaysOtherRows() async {
        viewController.loadViewIfNeeded()
        let window = SceneWindow(viewController)
        viewController.display(goods: [])
        await window.settle()
        viewController.display(goods: [GoodUI(name: "name", created: "created")])
        await window.settle()
        #expect(window.shows("name"))
    }

    @Test("tells the director which row the user taps")
    func onGoodSelected() {
        viewController.loadViewIfNeeded()
        viewController.display(goods: [GoodUI(name: "name", created: "created")])
        viewController.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        viewController.tableView(viewController.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(viewController.tableView.delegate === viewController)
        #expect(viewController.tableView.indexPathForSelectedRow == nil)
        #expect(director.calls == [.onUIReady, .onGoodSelected(index: 0)])
    }

    @Test("tells the director that the user pulls the list down")
    func onRefresh() {
        viewController.loadViewIfNeeded()
        #expect(viewController.tableView.refreshControl === viewController.refreshControl)
        viewController.refreshControl.sendActions(for: .valueChanged)
        #expect(director.calls == [.onUIReady, .onRefresh])
    }

    @Test("displays whether something is under way")
    func toggles() {
        viewController.loadViewIfNeeded()
        viewController.toggle(loading: true)
        #expect(viewController.activityIndicator.isAnimating)
        viewController.refreshControl.beginRefreshing()
        viewController.toggle(loading: false)
        #expect(!viewController.activityIndicator.isAnimating && !viewController.refreshControl.isRefreshing)
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

    @Test("displays that it is done")
    func displaysSuccess() async throws {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.displaySuccess()
        try await window.waitFor("Done")
    }

    @Test("displays an error in an alert")
    func displaysError() async {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
