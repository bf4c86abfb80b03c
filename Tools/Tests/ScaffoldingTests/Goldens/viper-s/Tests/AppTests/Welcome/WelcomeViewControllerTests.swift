import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("WelcomeViewController")
struct WelcomeViewControllerTests {
    private let director = Welcome_HandleUIEventsMock()
    private let viewController: WelcomeViewController

    init() {
        viewController = WelcomeViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(WelcomeUI(title: "some text"))
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
