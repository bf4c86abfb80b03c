import UIKit

protocol ProductEditorCoordinatorProtocol: AnyObject {
    func editingDidEnd()
}

final class ProductEditorCoordinator: Coordinator, ProductEditorCoordinatorProtocol {
    private let shelf: Shelf

    init(shelf: Shelf, navigation: UINavigationController, services: AppServices) {
        self.shelf = shelf
        super.init(navigation: navigation, services: services)
    }

    override func start() {
        let viewModel = ProductEditorViewModel(shelf: shelf, services: services, coordinator: self)
        let viewController = ProductEditorViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.present(UINavigationController(rootViewController: viewController), animated: true)
    }

    func editingDidEnd() { navigation.dismiss(animated: true) }
}
