import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("DatedInteractor")
struct DatedInteractorTests {
    private let presenter = DatedPresentationLogicMock()
    private let link: URL = URL(fileURLWithPath: "/sample")
    private let at: Date? = Date(timeIntervalSince1970: 0)
    private let interactor: DatedInteractor

    init() {
        interactor = DatedInteractor(presenter: presenter, link: link, at: at)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: Dated.Load.Request())
        let response = Dated.Load.Response(title: "Dated")
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
