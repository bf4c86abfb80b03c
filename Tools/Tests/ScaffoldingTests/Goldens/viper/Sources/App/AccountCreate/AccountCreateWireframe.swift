import ScaenaUIKit

/// Goes from Account create to other modules, which their factories create.
@MainActor
final class AccountCreateWireframe: AccountCreateWireframeProtocol {
    func close(from view: (any AccountCreateViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }

    func showAbout(from view: (any AccountCreateViewProtocol)?) {
        let next = AboutViewFactory.createView()
        view?.controller.navigationController?.pushViewController(next, animated: true)
    }

    func showTermsAndConditions(from view: (any AccountCreateViewProtocol)?) {
        let next = TermsAndConditionsViewFactory.createView()
        view?.controller.navigationController?.pushViewController(next, animated: true)
    }
}
