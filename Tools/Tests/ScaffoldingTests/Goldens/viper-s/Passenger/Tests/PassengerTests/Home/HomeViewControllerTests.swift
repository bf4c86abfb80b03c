import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeViewController")
struct HomeViewControllerTests {
    private let director = Home_HandleUIEventsMock()
    private let viewController: HomeViewController

    init() {
        viewController = HomeViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() {
        viewController.loadViewIfNeeded()
        #expect(viewController.title == "Home")
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(HomeUI(title: "some text"))
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
