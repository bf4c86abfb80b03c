import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedViewController")
struct DatedViewControllerTests {
    private let presenter = DatedPresenterProtocolMock()
    private let view: DatedViewController

    init() {
        view = DatedViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("tells the presenter selectRow")
    func selectRow() {
        view.selectRow(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
        #expect(
            presenter.calls == [
                .selectRow(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
            ])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(viewModel: DatedViewModel(title: "some text"))
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
