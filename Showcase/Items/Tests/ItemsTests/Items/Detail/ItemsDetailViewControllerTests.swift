import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("ItemsDetailViewController")
struct ItemsDetailViewControllerTests {
    private let director = ItemsDetail_HandleUIEventsMock()
    private let viewController: ItemsDetailViewController

    init() {
        viewController = ItemsDetailViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(ItemsDetailUI(name: "some text", created: "some text", isEnabled: "some text"))
        #expect(viewController.nameLabel.text == "some text")
        #expect(viewController.createdLabel.text == "some text")
        #expect(viewController.isEnabledLabel.text == "some text")
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
