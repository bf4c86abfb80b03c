import Foundation
import ScaenaTesting
import Testing

@testable import VIPERSwift6Mode

@MainActor
@Suite("DetailPresenter")
struct DetailPresenterTests {
    private let view = DetailViewProtocolMock()
    private let interactor = DetailInteractorInputProtocolMock()
    private let wireframe = DetailWireframeProtocolMock()
    private let item: Item = .sample
    private let page: Int = 42
    private let others: [Item]? = [.sample]
    private let names: [String: Item] = ["some text": .sample]
    private let presenter: DetailPresenter

    init() {
        presenter = DetailPresenter(
            interactor: interactor, wireframe: wireframe, item: item, page: page, others: others, names: names)
        presenter.view = view
    }

    @Test("asks the interactor once the view is loaded")
    func asksOnceLoaded() {
        presenter.setup()
        #expect(interactor.calls == [.setup])
    }

    @Test("tells the one that opened the module: created")
    func tellsCreated() {
        let opener = DetailModuleOutputMock()
        presenter.moduleOutput = opener
        presenter.finish(created: .sample)
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: gone")
    func tellsGone() {
        let opener = DetailModuleOutputMock()
        presenter.moduleOutput = opener
        presenter.finish(gone: ["some text"])
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: canceled")
    func tellsCanceled() {
        let opener = DetailModuleOutputMock()
        presenter.moduleOutput = opener
        presenter.finishCanceled()
        #expect(opener.calls.count == 1)
    }

    @Test("shows what the interactor answers")
    func showsAnswer() {
        presenter.didReceive(title: "some text")
        let viewModel = DetailViewModel(title: "some text")
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
        var gone: DetailViewProtocolMock? = DetailViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
