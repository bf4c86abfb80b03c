import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

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

    @Test("tells the director onPick")
    func onPick() {
        viewController.onPick(item: .sample, near: ["some text": .sample], isFirst: true)
        #expect(director.calls == [.onPick(item: .sample, near: ["some text": .sample], isFirst: true)])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(ItemsDetailUI(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
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
