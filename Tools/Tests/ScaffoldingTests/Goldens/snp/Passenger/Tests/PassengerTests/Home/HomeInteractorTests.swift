import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeInteractor")
struct HomeInteractorTests {
    private let presenter = HomePresenterProtocolMock()
    private let router = HomeRouterProtocolMock()
    private let interactor: HomeInteractor

    init() {
        interactor = HomeInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(title: "Home")])
    }
}
