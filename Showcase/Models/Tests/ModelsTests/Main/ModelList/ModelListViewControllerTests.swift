import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("ModelListViewController")
struct ModelListViewControllerTests {
    private let presenter = ModelListPresenterMock()
    private let view = DefaultModelListView()
    private let cellFactory = DefaultModelListCellFactory()
    private let viewController: ModelListViewController

    init() {
        presenter.models = StateRelay<[ModelCellViewModel]>([])
        presenter.searchInput = StateRelay("")
        presenter.isOnline = StateRelay(true)
        presenter.loading = Loading()
        viewController = ModelListViewController(presenter: presenter, view: view, cellFactory: cellFactory)
        viewController.loadViewIfNeeded()
    }

    @Test("has the presenter know what is searched for, and says where nothing is found")
    func searches() {
        view.searchBar.searchTextField.text = "some"
        view.searchBar.searchTextField.sendActions(for: .editingChanged)
        #expect(presenter.searchInput.value == "some")
        presenter.models.value = []
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "Nothing found")
    }

    @Test("asks for something to show")
    func loads() {
        #expect(presenter.calls == [.load])
    }

    @Test("shows rows, and says where there is none")
    func showsRows() {
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "No models yet")
        presenter.models.value = [ModelCellViewModel(id: "1", name: "name", created: "created")]
        #expect(view.emptyLabel.isHidden && view.tableView.numberOfRows(inSection: 0) == 1)
        let cell = viewController.tableView(view.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "name")
        #expect(content?.secondaryText == "created")
    }

    @Test("asks again when the list is pulled down")
    func refreshPulled() {
        view.refreshControl.sendActions(for: .valueChanged)
        #expect(presenter.calls.last == .refreshPulled)
    }

    @Test("tells which row the user taps")
    func modelSelected() {
        presenter.models.value = [ModelCellViewModel(id: "1", name: "name", created: "created")]
        var modelDetailRequestedCount = 0
        viewController.modelDetailRequested = { told in modelDetailRequestedCount += told == "1" ? 1 : 0 }
        viewController.tableView(view.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(modelDetailRequestedCount == 1)
    }

    @Test("leads on by itself: add")
    func addTapped() {
        var addModelRequestedCount = 0
        viewController.addModelRequested = { addModelRequestedCount += 1 }
        view.addButton.sendActions(for: .touchUpInside)
        #expect(addModelRequestedCount == 1)
    }
}
