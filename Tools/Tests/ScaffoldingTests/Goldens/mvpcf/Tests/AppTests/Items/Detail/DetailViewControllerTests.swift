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
        presenter.canceled = EventRelay<Void>()
        viewController = DetailViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.title.value = "some text"
        #expect(view.titleLabel.text == "some text")
    }

    @Test("asks the presenter to itemSelected")
    func itemSelected() {
        viewController.itemSelected(item: .sample, near: ["some text": .sample], isFirst: true)
        #expect(presenter.calls == [.itemSelected(item: .sample, near: ["some text": .sample], isFirst: true)])
    }

    @Test("asks the presenter to rowMoved")
    func rowMoved() {
        viewController.rowMoved(from: 42, to: 42)
        #expect(presenter.calls == [.rowMoved(from: 42, to: 42)])
    }

    @Test("asks the presenter to close")
    func close() {
        view.closeButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.close])
    }

    @Test("fires deleted")
    func deleted() {
        var count = 0
        viewController.deleted = { count += 1 }
        view.deleteButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test("fires picked")
    func picked() {
        var count = 0
        viewController.picked = { _, _, _ in count += 1 }
        viewController.firePicked(item: .sample, near: ["some text": .sample], isFirst: true)
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

    @Test("passes on what came of it: canceled")
    func passesOnCanceled() {
        var count = 0
        viewController.canceled = { count += 1 }
        presenter.canceled.send()
        #expect(count == 1)
    }
}
