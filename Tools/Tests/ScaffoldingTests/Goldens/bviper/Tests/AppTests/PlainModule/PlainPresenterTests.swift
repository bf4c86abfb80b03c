import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainPresenter")
struct PlainPresenterTests {
    private let view = PlainViewInterfaceMock()
    private let interactor = PlainInteractorInterfaceMock()
    private let item: Item = .sample
    private let presenter: PlainPresenter

    init() {
        presenter = PlainPresenter(interactor: interactor, wireframe: PlainWireframe(), item: item)
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.plainViewDidLoad()
        #expect(interactor.calls == [.requestPlain])
    }

    @Test("tells the one that opened the module: created")
    func tellsCreated() {
        let opener = PlainModuleDelegateMock()
        presenter.delegate = opener
        presenter.finish(created: .sample)
        #expect(opener.calls.count == 1)
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestPlainDidFinish(title: "some text")
        let viewModel = PlainViewModel(title: "some text")
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestPlainDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: PlainViewInterfaceMock? = PlainViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
