import UIKit

/// Knows how to build the scenes that follow Plain, and shows them from its view controller.
@MainActor
final class PlainRouter: PlainRouterProtocol {
    weak var viewController: (any PlainViewControllerProtocol)?

    func navigateToAbout() {
        let next = AboutConfigurator.build().viewController
        viewController?.viewController.navigationController?.pushViewController(next, animated: true)
    }
}
