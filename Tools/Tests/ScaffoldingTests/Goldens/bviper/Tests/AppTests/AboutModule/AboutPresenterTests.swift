import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutPresenter")
struct AboutPresenterTests {
    private let view = AboutViewInterfaceMock()
    private let interactor = AboutInteractorInterfaceMock()
    private let presenter: AboutPresenter

    init() {
        presenter = AboutPresenter(interactor: interactor, wireframe: AboutWireframe())
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.aboutViewDidLoad()
        #expect(interactor.calls == [.requestAbout])
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestAboutDidFinish(title: "some text")
        let viewModel = AboutViewModel(title: "some text")
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestAboutDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: AboutViewInterfaceMock? = AboutViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
