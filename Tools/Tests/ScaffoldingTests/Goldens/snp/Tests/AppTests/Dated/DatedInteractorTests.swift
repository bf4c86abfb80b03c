import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedInteractor")
struct DatedInteractorTests {
    private let presenter = DatedPresenterProtocolMock()
    private let router = DatedRouterProtocolMock()
    private let link: URL = URL(fileURLWithPath: "/sample")
    private let at: Date? = Date(timeIntervalSince1970: 0)
    private let interactor: DatedInteractor

    init() {
        interactor = DatedInteractor(presenter: presenter, router: router, link: link, at: at)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(title: "Dated")])
    }

    @Test("tells the one that opened the scene: picked")
    func tellsPicked() {
        let opener = DatedOutputMock()
        interactor.output = opener
        interactor.finish(picked: Date(timeIntervalSince1970: 0))
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the scene: ids")
    func tellsIds() {
        let opener = DatedOutputMock()
        interactor.output = opener
        interactor.finish(ids: [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))])
        #expect(opener.calls.count == 1)
    }
}
