import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AboutPresenter")
struct AboutPresenterTests {
    private let viewController = AboutDisplayLogicMock()
    private let presenter = AboutPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(response: About.Load.Response(title: "some text"))
        let viewModel = About.Load.ViewModel(title: "some text")
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: AboutDisplayLogicMock? = AboutDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
