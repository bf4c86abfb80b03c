import ScaenaUIKit

/// Knows how to build the scenes that follow Ride status, and shows them from its view controller.
@MainActor
final class RideStatusRouter: RideStatusRouterProtocol {
    weak var viewController: (any RideStatusViewControllerProtocol)?
    private let dependencies: AppDependencies

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    func navigateToFare() {
        let next = FareConfigurator.build(
            rideManager: dependencies.rideManager, words: dependencies.words
        ).viewController
        viewController?.navigation.push(next)
    }

    func navigateToHistory() {
        let next = HistoryConfigurator.build(
            rideManager: dependencies.rideManager, words: dependencies.words
        ).viewController
        viewController?.navigation.push(next)
    }
}
