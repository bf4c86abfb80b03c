import ScaenaUIKit

/// Messages of `OrdersViewController` to the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol OrdersInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped delete all.
    func deleteAllTapped()

    /// The user tapped the row of orders with this id, and goes to order detail.
    func orderSelected(id: String)

    /// The user tapped add, and goes to add order.
    func addTapped()

    /// The user tapped help, and goes to help.
    func helpTapped()

    /// The user pulled the list down.
    func refreshPulled()
}

/// Presents the results of `OrdersInteractor`.
@MainActor
protocol OrdersPresenterProtocol: ScenePresenterProtocol {
    /// Presents orders as they are now, each in a row.
    func present(orders: [Order])

    /// Presents that a request is under way, or has ended.
    func present(isLoading: Bool)
}

/// Shows the results of `OrdersPresenter`.
@MainActor
protocol OrdersViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows rows as they are; where there is none, that there is none.
    func show(rows: [OrdersRowViewModel])

    /// Shows that a request is under way.
    func showLoading()

    /// Shows that no request is under way any more.
    func hideLoading()
}

/// Where `OrdersInteractor` may go.
@MainActor
protocol OrdersRouterProtocol: SceneRouterProtocol {
    /// Goes to order detail.
    func navigateToDetail(of order: Order)

    /// Goes to add order.
    func navigateToAddOrder(name: String, output: any AddOrderOutput)

    /// Goes to help.
    func navigateToHelp()

    /// Asks the user: Delete all orders?
    func confirmDeleteAll() async -> Bool
}

/// Ready to be shown in a row: primitives only.
nonisolated struct OrdersRowViewModel: Equatable, Sendable {
    /// Names the row when it is tapped.
    let id: String
    let name: String
    let placed: String
}
