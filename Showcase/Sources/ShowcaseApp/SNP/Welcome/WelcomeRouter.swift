import Foundation
import ScaenaUIKit

/// Knows how to build the scenes that follow Welcome, and shows them from its view controller.
@MainActor
final class WelcomeRouter {
    weak var viewController: (any WelcomeViewControllerProtocol)?
    private let aboutManager: any AboutManagerProtocol
    private let termsAndConditions: URL

    init(aboutManager: any AboutManagerProtocol, termsAndConditions: URL) {
        self.aboutManager = aboutManager
        self.termsAndConditions = termsAndConditions
    }
}

extension WelcomeRouter: WelcomeRouterProtocol {
    func navigateToAbout() {
        let about = AboutConfigurator.build(aboutManager: aboutManager, termsAndConditions: termsAndConditions)
        viewController?.viewController.navigationController?.pushViewController(about, animated: true)
    }
}
