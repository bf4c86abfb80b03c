import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomePresenter")
struct HomePresenterTests {
    private let view = HomeViewInterfaceMock()
    private let interactor = HomeInteractorInterfaceMock()
    private let presenter: HomePresenter

    init() {
        presenter = HomePresenter(interactor: interactor, wireframe: HomeWireframe())
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.homeViewDidLoad()
        #expect(interactor.calls == [.requestHome])
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestHomeDidFinish(title: "some text")
        let viewModel = HomeViewModel(title: "some text")
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestHomeDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: HomeViewInterfaceMock? = HomeViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
