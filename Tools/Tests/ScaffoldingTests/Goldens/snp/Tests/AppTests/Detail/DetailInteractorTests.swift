import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DetailInteractor")
struct DetailInteractorTests {
    private let presenter = DetailPresenterProtocolMock()
    private let router = DetailRouterProtocolMock()
    private let aboutManager = AboutManagerProtocolMock()
    private let item: Item = .sample
    private let page: Int = 42
    private let others: [Item]? = [.sample]
    private let names: [String: Item] = ["some text": .sample]
    private let interactor: DetailInteractor

    init() {
        interactor = DetailInteractor(
            presenter: presenter,
            router: router,
            aboutManager: aboutManager,
            item: item,
            page: page,
            others: others,
            names: names)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(title: "Detail")])
    }

    @Test("tells the one that opened the scene: created")
    func tellsCreated() {
        let opener = DetailOutputMock()
        interactor.output = opener
        interactor.finish(created: .sample)
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the scene: gone")
    func tellsGone() {
        let opener = DetailOutputMock()
        interactor.output = opener
        interactor.finish(gone: ["some text"])
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the scene: canceled")
    func tellsCanceled() {
        let opener = DetailOutputMock()
        interactor.output = opener
        interactor.finishCanceled()
        #expect(opener.calls.count == 1)
    }
}
