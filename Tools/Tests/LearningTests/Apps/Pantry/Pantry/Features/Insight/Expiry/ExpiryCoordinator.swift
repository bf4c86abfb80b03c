import UIKit

protocol ExpiryCoordinatorProtocol: AnyObject {
    func showStatistics()
}

final class ExpiryCoordinator: Coordinator, ExpiryCoordinatorProtocol {
    override func start() {
        let viewModel = ExpiryViewModel(services: services, coordinator: self)
        let viewController = ExpiryViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.setViewControllers([viewController], animated: false)
    }

    func showStatistics() { startChild(StatisticsCoordinator(navigation: navigation, services: services)) }
}
