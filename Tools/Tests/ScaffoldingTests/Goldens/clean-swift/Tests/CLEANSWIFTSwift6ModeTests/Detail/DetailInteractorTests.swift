import ScaenaTesting
import Testing

@testable import CLEANSWIFTSwift6Mode

@MainActor
@Suite("DetailInteractor")
struct DetailInteractorTests {
    private let presenter = DetailPresentationLogicMock()
    private let itemStore = ItemStoreProtocolMock()
    private let item: Item = .sample
    private let page: Int = 42
    private let others: [Item]? = [.sample]
    private let names: [String: Item] = ["some text": .sample]
    private let interactor: DetailInteractor

    init() {
        interactor = DetailInteractor(
            presenter: presenter, itemStore: itemStore, item: item, page: page, others: others, names: names)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: Detail.Load.Request())
        let response = Detail.Load.Response(title: "Detail")
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
