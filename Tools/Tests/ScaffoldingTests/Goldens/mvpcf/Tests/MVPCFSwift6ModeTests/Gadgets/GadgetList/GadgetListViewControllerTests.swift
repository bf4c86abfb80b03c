import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("GadgetListViewController")
struct GadgetListViewControllerTests {
    private let presenter = GadgetListPresenterMock()
    private let view = DefaultGadgetListView()
    private let cellFactory = DefaultGadgetListCellFactory()
    private let viewController: GadgetListViewController

    init() {
        presenter.gadgets = StateRelay<[GadgetCellViewModel]>([])
        presenter.searchInput = StateRelay("")
        presenter.loading = Loading()
        viewController = GadgetListViewController(presenter: presenter, view: view, cellFactory: cellFactory)
        viewController.loadViewIfNeeded()
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() {
        #expect(viewController.title == "Gadget list")
        #expect(view.deleteAllButton.title(for: .normal) == "Delete all")
        #expect(view.leaveButton.title(for: .normal) == "Leave")
        #expect(view.searchBar.placeholder == "Search")
    }

    @Test("has the presenter know what is searched for, and says where nothing is found")
    func searches() {
        view.searchBar.searchTextField.text = "some"
        view.searchBar.searchTextField.sendActions(for: .editingChanged)
        #expect(presenter.searchInput.value == "some")
        presenter.gadgets.value = []
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "Nothing found")
    }

    @Test("asks for something to show")
    func loads() {
        #expect(presenter.calls == [.load])
    }

    @Test("shows rows, and says where there is none")
    func showsRows() {
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "No gadgets yet")
        presenter.gadgets.value = [GadgetCellViewModel(id: "1", name: "name", created: "created")]
        #expect(view.emptyLabel.isHidden && view.tableView.numberOfRows(inSection: 0) == 1)
        let cell = viewController.tableView(view.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "name")
        #expect(content?.secondaryText == "created")
    }

    @Test("asks again when the user wants to")
    func retries() async throws {
        let window = SceneWindow(viewController)
        await window.settle()
        view.refreshControl.beginRefreshing()
        presenter.loading.run { throw Failure() }
        #expect(view.emptyLabel.isHidden && view.refreshControl.isRefreshing)
        try await window.waitFor("Retry")
        #expect(!view.emptyLabel.isHidden && !view.refreshControl.isRefreshing)
        try await window.tap("Retry")
        #expect(presenter.calls.last == .retry)
    }

    @Test("asks again when the list is pulled down")
    func refreshPulled() {
        view.refreshControl.sendActions(for: .valueChanged)
        #expect(presenter.calls.last == .refreshPulled)
    }

    @Test("tells which row the user taps")
    func gadgetSelected() {
        presenter.gadgets.value = [GadgetCellViewModel(id: "1", name: "name", created: "created")]
        var gadgetDetailRequestedCount = 0
        viewController.gadgetDetailRequested = { told in gadgetDetailRequestedCount += told == "1" ? 1 : 0 }
        view.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        viewController.tableView(view.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(view.tableView.delegate === viewController)
        #expect(view.tableView.indexPathForSelectedRow == nil)
        #expect(gadgetDetailRequestedCount == 1)
    }

    @Test("asks the user first: delete all")
    func deleteAllTappedConfirmed() async throws {
        let window = SceneWindow(viewController)
        await window.settle()
        let before = presenter.calls.count
        view.deleteAllButton.sendActions(for: .touchUpInside)
        try await window.waitFor("Delete all gadgets?")
        #expect(presenter.calls.count == before)
        try await window.tap("Delete all")
        try await presenter.waitForCall(.deleteAllTapped)
    }

    @Test("asks the user first: leave")
    func leaveTappedConfirmed() async throws {
        var closedCount = 0
        viewController.closed = { closedCount += 1 }
        let window = SceneWindow(viewController)
        await window.settle()
        let before = presenter.calls.count
        view.leaveButton.sendActions(for: .touchUpInside)
        try await window.waitFor("Leave the list?")
        #expect(presenter.calls.count == before)
        try await window.tap("Leave")
        await window.settle()
        #expect(closedCount == 1)
    }

    private struct Failure: Error {}
}
