import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AccountCreatePresenter")
struct AccountCreatePresenterTests {
    private let view = AccountCreateViewProtocolMock()
    private let interactor = AccountCreateInteractorInputProtocolMock()
    private let wireframe = AccountCreateWireframeProtocolMock()
    private let presenter: AccountCreatePresenter

    init() {
        presenter = AccountCreatePresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
    }

    @Test("asks the interactor once the view is loaded")
    func asksOnceLoaded() {
        presenter.setup()
        #expect(interactor.calls == [.setup])
    }

    @Test("shows what the interactor answers")
    func showsAnswer() {
        presenter.didReceive(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
        let viewModel = AccountCreateViewModel(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
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
        var gone: AccountCreateViewProtocolMock? = AccountCreateViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
