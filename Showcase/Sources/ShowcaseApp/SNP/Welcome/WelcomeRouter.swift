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
        viewController?.viewController.navigationController?.pushViewController(makeAbout(), animated: true)
    }

    func navigateToRideStatus() {
        viewController?.navigation.push(makeRideStatus())
    }

    func navigate(to scene: ShowScene) {
        guard let welcome = viewController?.viewController else { return }
        let above: [UIViewController] =
            switch scene {
            case .about: [makeAbout()]
            case .ride: [makeRideStatus()]
            case .history:
                [
                    makeRideStatus(),
                    HistoryConfigurator.build(rideManager: dependencies.rideManager, words: dependencies.words)
                        .viewController,
                ]
            }
        Navigation(from: welcome).setStack([welcome] + above)
    }

    private func makeAbout() -> AboutViewController {
        AboutConfigurator.build(
            aboutManager: aboutManager, termsAndConditions: termsAndConditions, words: dependencies.words)
    }

    private func makeRideStatus() -> RideStatusViewController {
        RideStatusConfigurator.build(rideManager: dependencies.rideManager, dependencies: dependencies).viewController
    }
}
