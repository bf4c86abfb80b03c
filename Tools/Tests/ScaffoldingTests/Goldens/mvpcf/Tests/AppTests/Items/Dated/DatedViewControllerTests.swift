import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedViewController")
struct DatedViewControllerTests {
    private let presenter = DatedPresenterMock()
    private let view = DefaultDatedView()
    private let viewController: DatedViewController

    init() {
        presenter.title = StateRelay<String>("Dated")
        presenter.picked = EventRelay<Date>()
        presenter.ids = EventRelay<[UUID]>()
        viewController = DatedViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.title.value = "some text"
        #expect(view.titleLabel.text == "some text")
    }

    @Test("asks the presenter to go")
    func go() {
        viewController.go(to: URL(fileURLWithPath: "/sample"))
        #expect(presenter.calls == [.go(to: URL(fileURLWithPath: "/sample"))])
    }

    @Test("fires opened")
    func opened() {
        var count = 0
        viewController.opened = { _ in count += 1 }
        viewController.fireOpened(at: Date(timeIntervalSince1970: 0))
        #expect(count == 1)
    }

    @Test("passes on what came of it: picked")
    func passesOnPicked() {
        var values: [Date] = []
        viewController.picked = { values.append($0) }
        presenter.picked.send(Date(timeIntervalSince1970: 0))
        #expect(values.count == 1)
    }

    @Test("passes on what came of it: ids")
    func passesOnIds() {
        var values: [[UUID]] = []
        viewController.ids = { values.append($0) }
        presenter.ids.send([UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))])
        #expect(values.count == 1)
    }
}
