import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewPresenter")
struct ViewPresenterTests {
    private let view = ViewViewInterfaceMock()
    private let interactor = ViewInteractorInterfaceMock()
    private let presenter: ViewPresenter

    init() {
        presenter = ViewPresenter(interactor: interactor, wireframe: ViewWireframe())
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.viewViewDidLoad()
        #expect(interactor.calls == [.requestView])
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestViewDidFinish(stack: "some text", presenter: true, interactor: 1.5)
        let viewModel = ViewViewModel(stack: "some text", presenter: true, interactor: 1.5)
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestViewDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: ViewViewInterfaceMock? = ViewViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
