import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeViewController")
struct HomeViewControllerTests {
    private let presenter = HomePresenterMock()
    private let view = DefaultHomeView()
    private let viewController: HomeViewController

    init() {
        presenter.title = StateRelay<String>("Home")
        viewController = HomeViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() {
        #expect(viewController.title == "Home")
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.title.value = "some text"
        #expect(view.titleLabel.text == "some text")
    }
}
