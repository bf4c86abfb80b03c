import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsPresenter")
struct LeadsPresenterTests {
    private let view = LeadsViewInterfaceMock()
    private let interactor = LeadsInteractorInterfaceMock()
    private let presenter: LeadsPresenter

    init() {
        presenter = LeadsPresenter(interactor: interactor, wireframe: LeadsWireframe())
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.leadsViewDidLoad()
        #expect(interactor.calls == [.requestLeads])
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestLeadsDidFinish(title: "some text")
        let viewModel = LeadsViewModel(title: "some text")
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestLeadsDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("goes to detail, and hears what comes of it")
    func opensDetail() {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        view.viewController = root
        presenter.openDetail(
            aboutProvider: AboutProviderInterfaceMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample])
        presenter.detailDidFinish(created: .sample)
        presenter.detailDidFinish(gone: ["some text"])
        presenter.detailDidFinishCanceled()
        #expect(stack.topViewController is DetailVC)
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: LeadsViewInterfaceMock? = LeadsViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
