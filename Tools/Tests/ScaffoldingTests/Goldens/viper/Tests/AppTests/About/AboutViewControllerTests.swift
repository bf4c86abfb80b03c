import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutViewController")
struct AboutViewControllerTests {
    private let presenter = AboutPresenterProtocolMock()
    private let view: AboutViewController

    init() {
        view = AboutViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(viewModel: AboutViewModel(title: "some text"))
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
