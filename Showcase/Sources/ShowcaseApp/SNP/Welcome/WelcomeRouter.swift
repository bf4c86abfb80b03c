import Foundation
import ScaenaUIKit

/// Knows how to build the scenes that follow Welcome, and shows them from its view controller.
@MainActor
final class WelcomeRouter {
    weak var viewController: (any WelcomeViewControllerProtocol)?
    private let aboutManager: any AboutManagerProtocol
    private let termsAndConditions: URL
    private let dependencies: AppDependencies

    init(aboutManager: any AboutManagerProtocol, termsAndConditions: URL, dependencies: AppDependencies) {
        self.dependencies = dependencies
        self.aboutManager = aboutManager
        self.termsAndConditions = termsAndConditions
    }
}

extension WelcomeRouter: WelcomeRouterProtocol {
    func navigateToAbout() {
        let about = AboutConfigurator.build(
            aboutManager: aboutManager, termsAndConditions: termsAndConditions, words: dependencies.words)
        viewController?.viewController.navigationController?.pushViewController(about, animated: true)
    }

    func navigateToRideStatus() {
        let next = RideStatusConfigurator.build(
            rideManager: dependencies.rideManager, dependencies: dependencies
        ).viewController
        viewController?.navigation.push(next)
    }
}
