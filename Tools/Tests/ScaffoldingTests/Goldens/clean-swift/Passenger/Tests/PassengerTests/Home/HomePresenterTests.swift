import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("HomePresenter")
struct HomePresenterTests {
    private let viewController = HomeDisplayLogicMock()
    private let presenter = HomePresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(response: Home.Load.Response(title: "some text"))
        let viewModel = Home.Load.ViewModel(title: "some text")
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: HomeDisplayLogicMock? = HomeDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
