import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsInteractor")
struct LeadsInteractorTests {
    private let presenter = LeadsPresenterProtocolMock()
    private let router = LeadsRouterProtocolMock()
    private let interactor: LeadsInteractor

    init() {
        interactor = LeadsInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(title: "Leads")])
    }

    @Test("goes to detail, and hears what comes of it")
    func opensDetail() {
        interactor.openDetail(
            aboutManager: AboutManagerProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample])
        interactor.detailDidFinish(created: .sample)
        interactor.detailDidFinish(gone: ["some text"])
        interactor.detailDidFinishCanceled()
        #expect(router.calls.count == 1 && presenter.calls.isEmpty)
    }
}
