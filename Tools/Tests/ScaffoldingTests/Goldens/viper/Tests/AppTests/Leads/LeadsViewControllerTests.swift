import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsViewController")
struct LeadsViewControllerTests {
    private let presenter = LeadsPresenterProtocolMock()
    private let view: LeadsViewController

    init() {
        view = LeadsViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(viewModel: LeadsViewModel(title: "some text"))
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
