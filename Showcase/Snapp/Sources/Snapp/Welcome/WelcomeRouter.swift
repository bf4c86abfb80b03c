import ScaenaUIKit

/// Knows how to build the scenes that follow Welcome, and shows them from its view controller.
@MainActor
final class WelcomeRouter {
    weak var viewController: (any WelcomeViewControllerProtocol)?
    private let dependencies: AppDependencies

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }
}

extension WelcomeRouter: WelcomeRouterProtocol {
    func navigateToAbout() {
        viewController?.navigation.push(makeAbout())
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
            aboutManager: dependencies.aboutManager, termsAndConditions: dependencies.termsAndConditions,
            words: dependencies.words
        ).viewController
    }

    private func makeRideStatus() -> RideStatusViewController {
        RideStatusConfigurator.build(rideManager: dependencies.rideManager, dependencies: dependencies).viewController
    }
}
