import Foundation
import ScaenaKit

/// Decides: the business logic of the Orders scene, and where to go next.
@MainActor
final class OrdersInteractor {
    /// The tasks under way; they end with the scene.
    let tasks = SceneTasks()
    private let presenter: any OrdersPresenterProtocol
    private let router: any OrdersRouterProtocol
    private let orderManager: any OrderManagerProtocol
    private let name: String
    /// The values behind the rows.
    private var orders: [Order] = []
    /// Makes the request again that failed last.
    private var failedRequest: (@MainActor () -> Void)?

    init(
        presenter: any OrdersPresenterProtocol,
        router: any OrdersRouterProtocol,
        orderManager: any OrderManagerProtocol,
        name: String
    ) {
        self.presenter = presenter
        self.router = router
        self.orderManager = orderManager
        self.name = name
    }
}

extension OrdersInteractor: OrdersInteractorProtocol {
    func viewDidLoad() {
        fetchOrders()
    }

    func deleteAllTapped() {
        tasks.run("deleteAllTapped") { [weak self, router] in
            guard await router.confirmDeleteAll(), let self else { return }
            deleteAllOrders()
        }
    }

    func orderSelected(id: String) {
        guard let order = orders.first(where: { $0.id.uuidString == id }) else { return }
        router.navigateToDetail(of: order)
    }

    func addTapped() {
        router.navigateToAddOrder(name: name, output: self)
    }

    func helpTapped() {
        router.navigateToHelp()
    }

    func refreshPulled() {
        fetchOrders()
    }

    func retryTapped() {
        failedRequest?()
    }
}

// MARK: Requests

extension OrdersInteractor {
    private func fetchOrders() {
        presenter.present(isLoading: true)
        tasks.run("fetchOrders") { [weak self, orderManager] in
            do {
                let orders = try await orderManager.fetchOrders()
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                self.orders = orders
                presenter.present(orders: orders)
            } catch {
                guard !Task.isCancelled, let self else { return }
                failedRequest = { [weak self] in self?.fetchOrders() }
                presenter.present(isLoading: false)
                presenter.handle(error: error)
            }
        }
    }

    private func deleteAllOrders() {
        presenter.present(isLoading: true)
        tasks.run("deleteAllOrders") { [weak self, orderManager] in
            do {
                try await orderManager.deleteAllOrders()
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                fetchOrders()
            } catch {
                guard !Task.isCancelled, let self else { return }
                failedRequest = { [weak self] in self?.deleteAllOrders() }
                presenter.present(isLoading: false)
                presenter.handle(error: error)
            }
        }
    }
}

extension OrdersInteractor: AddOrderOutput {
    func addOrderDidFinish(created: Order) {
        fetchOrders()
    }

    func addOrderDidFinishCanceled() {
        // Decide what follows from what came of add order.
    }
}
