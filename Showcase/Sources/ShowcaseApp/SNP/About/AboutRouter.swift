import Foundation
import ScaenaUIKit

/// Knows how to build the scenes that follow About, and shows them from its view controller.
@MainActor
final class AboutRouter {
    weak var viewController: (any AboutViewControllerProtocol)?
    private let termsAndConditions: URL

    init(termsAndConditions: URL) {
        self.termsAndConditions = termsAndConditions
    }
}

extension AboutRouter: AboutRouterProtocol {
    func navigateToTermsAndConditions() {
        let page = WebViewController(url: termsAndConditions)
        page.title = "Terms and conditions"
        let sheet = UINavigationController(rootViewController: page)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
        viewController?.viewController.present(sheet, animated: true)
    }
}
