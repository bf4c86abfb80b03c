import UIKit

/// Goes from Plain offer to other modules, which their builders create.
@MainActor
final class PlainOfferWireframe {
    /// Goes to about.
    func pushAboutModule(from viewController: UIViewController) {
        let next = AboutBuilder.createAboutModule()
        viewController.navigationController?.pushViewController(next, animated: true)
    }

    /// Goes to terms and conditions.
    func presentTermsAndConditionsModule(from viewController: UIViewController) {
        let next = TermsAndConditionsBuilder.createTermsAndConditionsModule()
        let close = UIAction { [weak viewController] _ in viewController?.dismiss(animated: true) }
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
        viewController.present(UINavigationController(rootViewController: next), animated: true)
    }

    /// Goes to leads.
    func pushLeadsModule(from viewController: UIViewController) {
        let next = LeadsBuilder.createLeadsModule()
        viewController.navigationController?.setViewControllers([next], animated: true)
    }

    /// Goes back to where the user came from.
    func goBack(from viewController: UIViewController) {
        if let stack = viewController.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController.presentingViewController?.dismiss(animated: true)
        }
    }

    /// Goes back to the first module of the stack.
    func goToRoot(from viewController: UIViewController) {
        viewController.navigationController?.popToRootViewController(animated: true)
    }
}
