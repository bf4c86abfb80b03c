import UIKit

/// Knows how to build the scenes that follow Plain receipt, and shows them from its view controller.
@MainActor
final class PlainReceiptRouter: PlainReceiptRouterProtocol {
    weak var viewController: (any PlainReceiptViewControllerProtocol)?

    func navigateToBare() {
        let next = BareConfigurator.build().viewController
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak next] _ in next?.dismiss(animated: true) })
        let stack = UINavigationController(rootViewController: next)
        viewController?.viewController.present(stack, animated: true)
    }
}
