import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

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
        viewController.deleteAllButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onDeleteAll])
    }

    @Test("tells the director onItemSelected")
    func onItemSelected() {
        viewController.onItemSelected(index: 42)
        #expect(director.calls == [.onItemSelected(index: 42)])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(ItemsListUI(items: ["some text", "more text"]))
        #expect(viewController.itemsLabel.text == "some text, more text")
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
