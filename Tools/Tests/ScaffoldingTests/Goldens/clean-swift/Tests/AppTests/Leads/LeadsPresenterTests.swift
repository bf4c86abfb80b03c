import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LeadsPresenter")
struct LeadsPresenterTests {
    private let viewController = LeadsDisplayLogicMock()
    private let presenter = LeadsPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(response: Leads.Load.Response(title: "some text"))
        let viewModel = Leads.Load.ViewModel(title: "some text")
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: LeadsDisplayLogicMock? = LeadsDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
