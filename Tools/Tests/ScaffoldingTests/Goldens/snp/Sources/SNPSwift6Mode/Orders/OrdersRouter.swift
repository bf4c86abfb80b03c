import ScaenaUIKit

/// Knows how to build the scenes that follow Orders, and shows them from its view controller.
@MainActor
final class OrdersRouter: OrdersRouterProtocol {
    weak var viewController: (any OrdersViewControllerProtocol)?
    private let dependencies: AppDependencies

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    func navigateToDetail(of order: Order) {
        let next = OrderDetailConfigurator.build(orderManager: dependencies.orderManager, of: order).viewController
        viewController?.navigation.push(next)
    }

    func navigateToAddOrder(name: String, output: any AddOrderOutput) {
        let next = AddOrderConfigurator.build(
            orderManager: dependencies.orderManager, name: name, output: output
        ).viewController
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak next] _ in next?.dismiss(animated: true) })
        viewController?.navigation.present(UINavigationController(rootViewController: next))
    }

    func navigateToHelp() {
        guard let address = URL(string: "https://example.com/help") else { return }
        let page = WebViewController(url: address, title: OrdersTexts.navigateToHelp)
        viewController?.navigation.setStack([page])
    }

    func confirmDeleteAll() async -> Bool {
        await viewController?.navigation.confirm(
            OrdersTexts.confirmDeleteAll, action: OrdersTexts.confirmDeleteAllAction, isDestructive: true) ?? false
    }
}
