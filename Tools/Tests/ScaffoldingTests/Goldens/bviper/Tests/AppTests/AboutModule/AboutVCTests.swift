import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutVC")
struct AboutVCTests {
    private let presenter = AboutViewHandlerMock()
    private let view: AboutVC

    init() {
        view = AboutVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.aboutViewDidLoad])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: AboutViewModel(title: "some text"))
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
