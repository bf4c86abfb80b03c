import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultDetailPresenter")
struct DefaultDetailPresenterTests {
    private let aboutRepository = AboutRepositoryMock()
    private let aboutManager = AboutManagerMock()
    private let item: Item = .sample
    private let page: Int = 42
    private let others: [Item]? = [.sample]
    private let names: [String: Item] = ["some text": .sample]
    private let presenter: DefaultDetailPresenter

    init() {
        presenter = DefaultDetailPresenter(
            aboutRepository: aboutRepository,
            aboutManager: aboutManager,
            item: item,
            page: page,
            others: others,
            names: names)
    }

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.title.value == "Detail")
    }
}
