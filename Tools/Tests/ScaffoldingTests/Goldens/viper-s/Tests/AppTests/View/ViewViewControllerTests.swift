import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewViewController")
struct ViewViewControllerTests {
    private let director = View_HandleUIEventsMock()
    private let viewController: ViewViewController

    init() {
        viewController = ViewViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(ViewUI(stack: "some text", view: 42, presenter: true, model: 42))
        #expect(viewController.stackLabel.text == "some text")
        #expect(viewController.viewLabel.text == "42")
        #expect(viewController.presenterLabel.text == "true")
        #expect(viewController.modelLabel.text == "42")
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
