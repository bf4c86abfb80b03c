import UIKit

protocol StatisticsCoordinatorProtocol: AnyObject {
    func statisticsDidEnd()
}

final class StatisticsCoordinator: Coordinator, StatisticsCoordinatorProtocol {
    override func start() {
        let viewModel = StatisticsViewModel(services: services, coordinator: self)
        let viewController = StatisticsViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.pushViewController(viewController, animated: true)
    }

    func statisticsDidEnd() { navigation.popViewController(animated: true) }
}
