import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DetailPresenter")
struct DetailPresenterTests {
    private let view = DetailViewInterfaceMock()
    private let interactor = DetailInteractorInterfaceMock()
    private let item: Item = .sample
    private let page: Int = 42
    private let others: [Item]? = [.sample]
    private let names: [String: Item] = ["some text": .sample]
    private let presenter: DetailPresenter

    init() {
        presenter = DetailPresenter(
            interactor: interactor, wireframe: DetailWireframe(), item: item, page: page, others: others, names: names)
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.detailViewDidLoad()
        #expect(interactor.calls == [.requestDetail])
    }

    @Test("tells the one that opened the module: created")
    func tellsCreated() {
        let opener = DetailModuleDelegateMock()
        presenter.delegate = opener
        presenter.finish(created: .sample)
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: gone")
    func tellsGone() {
        let opener = DetailModuleDelegateMock()
        presenter.delegate = opener
        presenter.finish(gone: ["some text"])
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: canceled")
    func tellsCanceled() {
        let opener = DetailModuleDelegateMock()
        presenter.delegate = opener
        presenter.finishCanceled()
        #expect(opener.calls.count == 1)
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestDetailDidFinish(title: "some text")
        let viewModel = DetailViewModel(title: "some text")
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestDetailDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: DetailViewInterfaceMock? = DetailViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
