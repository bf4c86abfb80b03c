import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("HistoryViewController")
struct HistoryViewControllerTests {
    private let interactor = HistoryInteractorProtocolMock()
    private let viewController: HistoryViewController

    init() {
        viewController = HistoryViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("shows rows, and says where there is none")
    func showsRows() throws {
        let view = try #require(viewController.view as? HistoryView)
        viewController.show(rows: [])
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "No rides yet")
        viewController.show(rows: [HistoryRowViewModel(id: "1", requested: "requested", state: "state")])
        #expect(view.emptyLabel.isHidden && view.tableView.numberOfRows(inSection: 0) == 1)
        let cell = viewController.tableView(view.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "requested")
        #expect(content?.secondaryText == "state")
    }

    @Test("tells the interactor that the user pulls the list down")
    func refreshPulled() throws {
        let view = try #require(viewController.view as? HistoryView)
        view.refreshControl.sendActions(for: .valueChanged)
        #expect(interactor.calls == [.viewDidLoad, .refreshPulled])
    }

    @Test("shows that a request is under way in the place of its result")
    func showsLoading() throws {
        let view = try #require(viewController.view as? HistoryView)
        viewController.showLoading()
        #expect(view.activityIndicator.isAnimating)
        viewController.hideLoading()
        #expect(!view.activityIndicator.isAnimating)
    }
}
