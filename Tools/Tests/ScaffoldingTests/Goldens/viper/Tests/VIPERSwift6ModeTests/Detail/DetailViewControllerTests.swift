import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import VIPERSwift6Mode

@MainActor
@Suite("DetailViewController")
struct DetailViewControllerTests {
    private let presenter = DetailPresenterProtocolMock()
    private let view: DetailViewController

    init() {
        view = DetailViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("tells the presenter selectItem")
    func selectItem() {
        view.selectItem(item: .sample, near: ["some text": .sample], isFirst: true)
        #expect(presenter.calls == [.selectItem(item: .sample, near: ["some text": .sample], isFirst: true)])
    }

    @Test("tells the presenter activateRow")
    func activateRow() {
        view.activateRow(index: 42)
        #expect(presenter.calls == [.activateRow(index: 42)])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(viewModel: DetailViewModel(title: "some text"))
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
