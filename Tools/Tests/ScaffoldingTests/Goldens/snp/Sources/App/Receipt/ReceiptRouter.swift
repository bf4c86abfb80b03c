import ScaenaUIKit

/// Knows how to build the scenes that follow Receipt, and shows them from its view controller.
@MainActor
final class ReceiptRouter: ReceiptRouterProtocol {
    weak var viewController: (any ReceiptViewControllerProtocol)?

    func navigateToBare() {
        let next = BareConfigurator.build().viewController
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak next] _ in next?.dismiss(animated: true) })
        viewController?.navigation.present(UINavigationController(rootViewController: next))
    }
}
