import UIKit

protocol ScanCoordinatorProtocol: AnyObject {
    func scanningDidEnd()
}

final class ScanCoordinator: Coordinator, ScanCoordinatorProtocol {
    override func start() {
        let viewModel = ScanViewModel(services: services, coordinator: self)
        let viewController = ScanViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        viewController.modalPresentationStyle = .fullScreen
        navigation.present(viewController, animated: true)
    }

    func scanningDidEnd() { navigation.dismiss(animated: true) }
}
