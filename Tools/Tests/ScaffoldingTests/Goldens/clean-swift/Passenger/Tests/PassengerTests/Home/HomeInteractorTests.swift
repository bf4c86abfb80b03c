import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("HomeInteractor")
struct HomeInteractorTests {
    private let presenter = HomePresentationLogicMock()
    private let interactor: HomeInteractor

    init() {
        interactor = HomeInteractor(presenter: presenter)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: Home.Load.Request())
        let response = Home.Load.Response(title: "Home")
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
