import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutInteractor")
struct AboutInteractorTests {
    private let presenter = AboutPresenterProtocolMock()
    private let router = AboutRouterProtocolMock()
    private let interactor: AboutInteractor

    init() {
        interactor = AboutInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(title: "About")])
    }
}
