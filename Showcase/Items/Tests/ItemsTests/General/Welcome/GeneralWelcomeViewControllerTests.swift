import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("GeneralWelcomeViewController")
struct GeneralWelcomeViewControllerTests {
    private let director = GeneralWelcome_HandleUIEventsMock()
    private let viewController: GeneralWelcomeViewController

    init() {
        viewController = GeneralWelcomeViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director onItems")
    func onItems() {
        viewController.loadViewIfNeeded()
        viewController.itemsButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onItems])
    }

    @Test("tells the director of a link")
    func onLink() {
        viewController.open(itemID: "7")
        #expect(director.calls == [.onLink(itemID: "7")])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(GeneralWelcomeUI(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
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
