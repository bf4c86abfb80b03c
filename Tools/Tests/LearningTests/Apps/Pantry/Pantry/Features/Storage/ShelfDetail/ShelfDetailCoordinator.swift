import UIKit

protocol ShelfDetailCoordinatorProtocol: AnyObject {
    func showProduct(_ product: Product)
    func showEditor(on shelf: Shelf)
}

final class ShelfDetailCoordinator: Coordinator, ShelfDetailCoordinatorProtocol {
    private let shelf: Shelf

    init(shelf: Shelf, navigation: UINavigationController, services: AppServices) {
        self.shelf = shelf
        super.init(navigation: navigation, services: services)
    }

    override func start() {
        let viewModel = ShelfDetailViewModel(shelf: shelf, services: services, coordinator: self)
        let viewController = ShelfDetailViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.pushViewController(viewController, animated: true)
    }

    func showProduct(_ product: Product) {
        startChild(ProductDetailCoordinator(product: product, navigation: navigation, services: services))
    }

    func showEditor(on shelf: Shelf) {
        startChild(ProductEditorCoordinator(shelf: shelf, navigation: navigation, services: services))
    }
}
