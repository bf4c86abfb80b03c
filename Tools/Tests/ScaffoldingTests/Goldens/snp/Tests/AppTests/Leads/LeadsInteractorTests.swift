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
}
