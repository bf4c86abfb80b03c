import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("StorePresenter")
struct StorePresenterTests {
    private let viewController = StoreDisplayLogicMock()
    private let presenter = StorePresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(response: Store.Load.Response(stack: "some text", presenter: true, loaded: 42))
        let viewModel = Store.Load.ViewModel(stack: "some text", presenter: true, loaded: 42)
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: StoreDisplayLogicMock? = StoreDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
