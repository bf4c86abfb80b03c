import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatesInteractor")
struct DatesInteractorTests {
    private let presenter = DatesPresenterProtocolMock()
    private let router = DatesRouterProtocolMock()
    private let interactor: DatesInteractor

    init() {
        interactor = DatesInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(title: "Dates")])
    }

    @Test("goes to dated, and hears what comes of it")
    func opensDated() {
        interactor.openDated(link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0))
        interactor.datedDidFinish(picked: Date(timeIntervalSince1970: 0))
        interactor.datedDidFinish(ids: [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))])
        #expect(router.calls.count == 1 && presenter.calls.isEmpty)
    }
}
