import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedPresenter")
struct DatedPresenterTests {
    private let view = DatedViewInterfaceMock()
    private let interactor = DatedInteractorInterfaceMock()
    private let link: URL = URL(fileURLWithPath: "/sample")
    private let at: Date? = Date(timeIntervalSince1970: 0)
    private let presenter: DatedPresenter

    init() {
        presenter = DatedPresenter(interactor: interactor, wireframe: DatedWireframe(), link: link, at: at)
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.datedViewDidLoad()
        #expect(interactor.calls == [.requestDated])
    }

    @Test("tells the one that opened the module: picked")
    func tellsPicked() {
        let opener = DatedModuleDelegateMock()
        presenter.delegate = opener
        presenter.finish(picked: Date(timeIntervalSince1970: 0))
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: ids")
    func tellsIds() {
        let opener = DatedModuleDelegateMock()
        presenter.delegate = opener
        presenter.finish(ids: [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))])
        #expect(opener.calls.count == 1)
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestDatedDidFinish(title: "some text")
        let viewModel = DatedViewModel(title: "some text")
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestDatedDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: DatedViewInterfaceMock? = DatedViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
