import UIKit

protocol ShelvesCoordinatorProtocol: AnyObject {
    func showShelf(_ shelf: Shelf)
}

final class ShelvesCoordinator: Coordinator, ShelvesCoordinatorProtocol {
    private var detail: ShelfDetailCoordinator?

    override func start() {
        let viewModel = ShelvesViewModel(services: services, coordinator: self)
        let viewController = ShelvesViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.setViewControllers([viewController], animated: false)
    }

    func showShelf(_ shelf: Shelf) {
        let detail = ShelfDetailCoordinator(shelf: shelf, navigation: navigation, services: services)
        self.detail = detail
        detail.start()
    }
}
