import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import SNPSwift6Mode

@MainActor
@Suite("OrdersViewController")
struct OrdersViewControllerTests {
    private let interactor = OrdersInteractorProtocolMock()
    private let viewController: OrdersViewController

    init() {
        viewController = OrdersViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() throws {
        #expect(viewController.title == "Orders")
        let view = try #require(viewController.view as? OrdersView)
        #expect(view.deleteAllButton.title(for: .normal) == "Delete all")
        #expect(view.addButton.title(for: .normal) == "Add")
        #expect(view.helpButton.title(for: .normal) == "Help")
        #expect(view.activityIndicator.accessibilityLabel == "Loading")
    }

    @Test("tells the interactor deleteAllTapped")
    func deleteAllTapped() throws {
        let view = try #require(viewController.view as? OrdersView)
        view.deleteAllButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .deleteAllTapped])
    }

    @Test("tells the interactor addTapped")
    func addTapped() throws {
        let view = try #require(viewController.view as? OrdersView)
        view.addButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .addTapped])
    }

    @Test("tells the interactor helpTapped")
    func helpTapped() throws {
        let view = try #require(viewController.view as? OrdersView)
        view.helpButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .helpTapped])
    }

    @Test("shows rows, and says where there is none")
    func showsRows() throws {
        let view = try #require(viewController.view as? OrdersView)
        viewController.show(rows: [])
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "No orders yet")
        viewController.show(rows: [OrdersRowViewModel(id: "1", name: "name", placed: "placed")])
        #expect(view.emptyLabel.isHidden && view.tableView.numberOfRows(inSection: 0) == 1)
        let cell = viewController.tableView(view.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "name")
        #expect(content?.secondaryText == "placed")
    }

    @Test("tells the interactor which row the user taps")
    func orderSelected() throws {
        let view = try #require(viewController.view as? OrdersView)
        viewController.show(rows: [OrdersRowViewModel(id: "1", name: "name", placed: "placed")])
        viewController.tableView(view.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(interactor.calls == [.viewDidLoad, .orderSelected(id: "1")])
    }

    @Test("tells the interactor that the user pulls the list down")
    func refreshPulled() throws {
        let view = try #require(viewController.view as? OrdersView)
        view.refreshControl.sendActions(for: .valueChanged)
        #expect(interactor.calls == [.viewDidLoad, .refreshPulled])
    }

    @Test("shows that a request is under way in the place of its result")
    func showsLoading() throws {
        let view = try #require(viewController.view as? OrdersView)
        viewController.showLoading()
        #expect(view.activityIndicator.isAnimating)
        viewController.hideLoading()
        #expect(!view.activityIndicator.isAnimating)
    }

    @Test("connects who makes up the scene, and ends its tasks with it")
    func connects() {
        let viewController = OrdersConfigurator.build(
            orderManager: OrderManagerProtocolMock(), name: "some text", dependencies: AppDependencies.sample
        ).viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? OrdersPresenter
        let router = actors["router"] as? OrdersRouter
        let interactor = actors["interactor"] as? OrdersInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
        let interactorTask = interactor?.tasks.run { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        viewController.lifetime.viewHasLeft()
        #expect(interactorTask?.isCancelled == true)
    }
}
