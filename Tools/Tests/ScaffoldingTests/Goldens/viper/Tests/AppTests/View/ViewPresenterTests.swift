import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ViewPresenter")
struct ViewPresenterTests {
    private let view = ViewViewProtocolMock()
    private let interactor = ViewInteractorInputProtocolMock()
    private let wireframe = ViewWireframeProtocolMock()
    private let presenter: ViewPresenter

    init() {
        presenter = ViewPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
    }

    @Test("asks the interactor once the view is loaded")
    func asksOnceLoaded() {
        presenter.setup()
        #expect(interactor.calls == [.setup])
    }

    @Test("shows what the interactor answers")
    func showsAnswer() {
        presenter.didReceive(stack: "some text", presenter: true, rootView: 1.5)
        let viewModel = ViewViewModel(stack: "some text", presenter: true, rootView: 1.5)
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
        var gone: ViewViewProtocolMock? = ViewViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
