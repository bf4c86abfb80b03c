import Foundation
import ScaenaUIKit
import Words

/// Knows how to build the scenes that follow About, and shows them from its view controller.
@MainActor
final class AboutRouter {
    weak var viewController: (any AboutViewControllerProtocol)?
    private let termsAndConditions: URL

    private let words: Words

    init(termsAndConditions: URL, words: Words = SnappWords.words()) {
        self.words = words
        self.termsAndConditions = termsAndConditions
    }
}

extension AboutRouter: AboutRouterProtocol {
    func navigateToTermsAndConditions() {
        let page = WebViewController(url: termsAndConditions, title: words("Terms and conditions"))
        let sheet = UINavigationController(rootViewController: page)
        viewController?.viewController.present(sheet, animated: true)
    }
}
