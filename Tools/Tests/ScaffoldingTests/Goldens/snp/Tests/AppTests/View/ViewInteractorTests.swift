import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewInteractor")
struct ViewInteractorTests {
    private let presenter = ViewPresenterProtocolMock()
    private let router = ViewRouterProtocolMock()
    private let interactor: ViewInteractor

    init() {
        interactor = ViewInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(stack: "View", view: 0, presenter: false)])
    }
}
