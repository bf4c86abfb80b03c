import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeViewController")
struct HomeViewControllerTests {
    private let presenter = HomePresenterProtocolMock()
    private let view: HomeViewController

    init() {
        view = HomeViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(viewModel: HomeViewModel(title: "some text"))
        #expect(view.rootView.titleLabel.text == "some text")
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.didReceive(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
