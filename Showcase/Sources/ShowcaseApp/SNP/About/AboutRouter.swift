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
        let page = WebViewController(url: termsAndConditions, title: "Terms and conditions")
        let sheet = UINavigationController(rootViewController: page)
        viewController?.viewController.present(sheet, animated: true)
    }
}
