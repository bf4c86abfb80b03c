import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeVC")
struct HomeVCTests {
    private let presenter = HomeViewHandlerMock()
    private let view: HomeVC

    init() {
        view = HomeVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.homeViewDidLoad])
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() {
        view.loadViewIfNeeded()
        #expect(view.title == "Home")
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: HomeViewModel(title: "some text"))
        #expect(view.titleLabel.text == "some text")
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
