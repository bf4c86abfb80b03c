import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewViewController")
struct ViewViewControllerTests {
    private let presenter = ViewPresenterProtocolMock()
    private let view: ViewViewController

    init() {
        view = ViewViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("tells the presenter selectButton")
    func selectButton() {
        view.loadViewIfNeeded()
        view.rootView.selectButtonButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.setup, .selectButton])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(viewModel: ViewViewModel(stack: "some text", presenter: true, rootView: 1.5))
        #expect(view.rootView.stackLabel.text == "some text")
        #expect(view.rootView.presenterLabel.text == "true")
        #expect(view.rootView.rootViewLabel.text == "1.5")
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
