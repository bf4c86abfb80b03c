import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("DatedPresenter")
struct DatedPresenterTests {
    private let view = DatedViewProtocolMock()
    private let interactor = DatedInteractorInputProtocolMock()
    private let wireframe = DatedWireframeProtocolMock()
    private let link: URL = URL(fileURLWithPath: "/sample")
    private let at: Date? = Date(timeIntervalSince1970: 0)
    private let presenter: DatedPresenter

    init() {
        presenter = DatedPresenter(interactor: interactor, wireframe: wireframe, link: link, at: at)
        presenter.view = view
    }

    @Test("asks the interactor once the view is loaded")
    func asksOnceLoaded() {
        presenter.setup()
        #expect(interactor.calls == [.setup])
    }

    @Test("tells the one that opened the module: picked")
    func tellsPicked() {
        let opener = DatedModuleOutputMock()
        presenter.moduleOutput = opener
        presenter.finish(picked: Date(timeIntervalSince1970: 0))
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: ids")
    func tellsIds() {
        let opener = DatedModuleOutputMock()
        presenter.moduleOutput = opener
        presenter.finish(ids: [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))])
        #expect(opener.calls.count == 1)
    }

    @Test("shows what the interactor answers")
    func showsAnswer() {
        presenter.didReceive(title: "some text")
        let viewModel = DatedViewModel(title: "some text")
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
        var gone: DatedViewProtocolMock? = DatedViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
