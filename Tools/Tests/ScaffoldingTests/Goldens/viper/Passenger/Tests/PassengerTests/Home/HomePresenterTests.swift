import Foundation
import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("HomePresenter")
struct HomePresenterTests {
    private let view = HomeViewProtocolMock()
    private let interactor = HomeInteractorInputProtocolMock()
    private let wireframe = HomeWireframeProtocolMock()
    private let presenter: HomePresenter

    init() {
        presenter = HomePresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
    }

    @Test("asks the interactor once the view is loaded")
    func asksOnceLoaded() {
        presenter.setup()
        #expect(interactor.calls == [.setup])
    }

    @Test("shows what the interactor answers")
    func showsAnswer() {
        presenter.didReceive(title: "some text")
        let viewModel = HomeViewModel(title: "some text")
        #expect(view.calls == [.didReceive(viewModel: viewModel)])
    }

    @Test("shows what went wrong")
    func showsFailure() {
        let failure = Failure()
        presenter.didReceive(error: failure)
        #expect(view.calls == [.didReceive(error: failure.localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: HomeViewProtocolMock? = HomeViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
