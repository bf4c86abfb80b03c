import UIKit

protocol MembersCoordinatorProtocol: AnyObject {
    func showInvite()
    func inviteDidEnd()
}

final class MembersCoordinator: Coordinator, MembersCoordinatorProtocol {
    override func start() {
        let viewModel = MembersViewModel(services: services, coordinator: self)
        let viewController = MembersViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        navigation.setViewControllers([viewController], animated: false)
    }

    func showInvite() {
        let viewModel = InviteViewModel(services: services)
        let viewController = InviteViewController(viewModel: viewModel)
        viewModel.delegate = viewController
        viewModel.onEnd = { [weak self] in self?.inviteDidEnd() }
        navigation.present(viewController, animated: true)
    }

    func inviteDidEnd() { navigation.dismiss(animated: true) }
}
