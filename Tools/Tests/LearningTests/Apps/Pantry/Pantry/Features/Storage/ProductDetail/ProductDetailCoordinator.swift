import UIKit

protocol ProductDetailCoordinatorProtocol: AnyObject {
    func productWasDeleted()
}

final class ProductDetailCoordinator: Coordinator, ProductDetailCoordinatorProtocol {
    private let product: Product

    init(product: Product, navigation: UINavigationController, services: AppServices) {
        self.product = product
        super.init(navigation: navigation, services: services)
    }

    override func start() {
        let viewModel = ProductDetailViewModel(product: product, services: services, coordinator: self)
        let viewController = ProductDetailViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.pushViewController(viewController, animated: true)
    }

    func productWasDeleted() { navigation.popViewController(animated: true) }
}
