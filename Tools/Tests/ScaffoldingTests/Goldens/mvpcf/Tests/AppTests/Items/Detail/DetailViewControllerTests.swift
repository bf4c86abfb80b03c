import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DetailViewController")
struct DetailViewControllerTests {
    private let presenter = DetailPresenterMock()
    private let view = DefaultDetailView()
    private let viewController: DetailViewController

    init() {
        presenter.title = StateRelay<String>("Detail")
        presenter.created = EventRelay<Item>()
        presenter.gone = EventRelay<[String]>()
        viewController = DetailViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.title.value = "some text"
        #expect(view.titleLabel.text == "some text")
    }

    @Test("fires deleted")
    func deleted() {
        var count = 0
        viewController.deleted = { count += 1 }
        view.deletButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test("fires startRequested")
    func startRequested() {
        var count = 0
        viewController.startRequested = { count += 1 }
        view.startButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test("passes on what came of it: created")
    func passesOnCreated() {
        var values: [Item] = []
        viewController.created = { values.append($0) }
        presenter.created.send(.sample)
        #expect(values.count == 1)
    }

    @Test("passes on what came of it: gone")
    func passesOnGone() {
        var values: [[String]] = []
        viewController.gone = { values.append($0) }
        presenter.gone.send(["some text"])
        #expect(values.count == 1)
    }
}
