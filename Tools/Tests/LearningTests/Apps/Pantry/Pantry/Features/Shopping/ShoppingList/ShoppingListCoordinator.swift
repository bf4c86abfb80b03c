import UIKit

protocol ShoppingListCoordinatorProtocol: AnyObject {
    func showScanner()
}

final class ShoppingListCoordinator: Coordinator, ShoppingListCoordinatorProtocol {
    override func start() {
        let viewModel = ShoppingListViewModel(services: services, coordinator: self)
        let viewController = ShoppingListViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.tabBarItem.image = UIImage(systemName: "cart")
        navigation.setViewControllers([viewController], animated: false)
    }

    func showScanner() { startChild(ScanCoordinator(navigation: navigation, services: services)) }
}
