import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AboutInteractor")
struct AboutInteractorTests {
    private let presenter = AboutPresentationLogicMock()
    private let interactor: AboutInteractor

    init() {
        interactor = AboutInteractor(presenter: presenter)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: About.Load.Request())
        let response = About.Load.Response(title: "About")
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
