import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("URLListInteractor")
struct URLListInteractorTests {
    private let presenter = URLListPresenterProtocolMock()
    private let router = URLListRouterProtocolMock()
    private let interactor: URLListInteractor

    init() {
        interactor = URLListInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(count: 0, urls: [])])
    }
}
