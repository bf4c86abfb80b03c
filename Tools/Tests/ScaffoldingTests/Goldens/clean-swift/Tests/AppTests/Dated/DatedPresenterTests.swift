import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("DatedPresenter")
struct DatedPresenterTests {
    private let viewController = DatedDisplayLogicMock()
    private let presenter = DatedPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(response: Dated.Load.Response(title: "some text"))
        let viewModel = Dated.Load.ViewModel(title: "some text")
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: DatedDisplayLogicMock? = DatedDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
