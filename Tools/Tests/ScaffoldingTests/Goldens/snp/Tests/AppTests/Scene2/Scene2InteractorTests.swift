import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("Scene2Interactor")
struct Scene2InteractorTests {
    private let presenter = Scene2PresenterProtocolMock()
    private let router = Scene2RouterProtocolMock()
    private let interactor: Scene2Interactor

    init() {
        interactor = Scene2Interactor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(first: 0)])
    }
}
