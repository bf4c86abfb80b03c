import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewVC")
struct ViewVCTests {
    private let presenter = ViewViewHandlerMock()
    private let view: ViewVC

    init() {
        view = ViewVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.viewViewDidLoad])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: ViewViewModel(stack: "some text", presenter: true, interactor: 1.5))
        #expect(view.stackLabel.text == "some text")
        #expect(view.presenterLabel.text == "true")
        #expect(view.interactorLabel.text == "1.5")
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
