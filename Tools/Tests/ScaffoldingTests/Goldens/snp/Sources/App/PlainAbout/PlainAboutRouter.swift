import UIKit

/// Knows how to build the scenes that follow Plain about, and shows them from its view controller.
@MainActor
final class PlainAboutRouter: PlainAboutRouterProtocol {
    weak var viewController: (any PlainAboutViewControllerProtocol)?

    func navigateToScene2() {
        let next = Scene2Configurator.build().viewController
        viewController?.viewController.navigationController?.pushViewController(next, animated: true)
    }
}
