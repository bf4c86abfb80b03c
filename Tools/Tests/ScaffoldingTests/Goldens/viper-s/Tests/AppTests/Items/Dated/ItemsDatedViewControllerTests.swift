import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ItemsDatedViewController")
struct ItemsDatedViewControllerTests {
    private let director = ItemsDated_HandleUIEventsMock()
    private let viewController: ItemsDatedViewController

    init() {
        viewController = ItemsDatedViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director onRow")
    func onRow() {
        viewController.onRow(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
        #expect(
            director.calls == [.onRow(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(ItemsDatedUI(title: "some text"))
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
