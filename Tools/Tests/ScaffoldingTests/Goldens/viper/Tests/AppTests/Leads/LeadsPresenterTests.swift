import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LeadsPresenter")
struct LeadsPresenterTests {
    private let view = LeadsViewProtocolMock()
    private let interactor = LeadsInteractorInputProtocolMock()
    private let wireframe = LeadsWireframeProtocolMock()
    private let presenter: LeadsPresenter

    init() {
        presenter = LeadsPresenter(interactor: interactor, wireframe: wireframe)
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
        let viewModel = LeadsViewModel(title: "some text")
        #expect(view.calls == [.didReceive(viewModel: viewModel)])
    }

    @Test("shows what went wrong")
    func showsFailure() {
        let failure = Failure()
        presenter.didReceive(error: failure)
        #expect(view.calls == [.didReceive(error: failure.localizedDescription)])
    }

    @Test("goes to detail, and hears what comes of it")
    func opensDetail() {
        presenter.openDetail(
            itemService: ItemServiceProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample])
        presenter.detailDidFinish(created: .sample)
        presenter.detailDidFinish(gone: ["some text"])
        presenter.detailDidFinishCanceled()
        #expect(wireframe.calls.count == 1)
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: LeadsViewProtocolMock? = LeadsViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
