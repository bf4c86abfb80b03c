import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AboutPresenter")
struct AboutPresenterTests {
    private let view = AboutViewProtocolMock()
    private let interactor = AboutInteractorInputProtocolMock()
    private let wireframe = AboutWireframeProtocolMock()
    private let presenter: AboutPresenter

    init() {
        presenter = AboutPresenter(interactor: interactor, wireframe: wireframe)
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
        let viewModel = AboutViewModel(title: "some text")
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
        var gone: AboutViewProtocolMock? = AboutViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
