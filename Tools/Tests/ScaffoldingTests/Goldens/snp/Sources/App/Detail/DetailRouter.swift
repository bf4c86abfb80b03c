import ScaenaUIKit

/// Knows how to build the scenes that follow Detail, and shows them from its view controller.
@MainActor
final class DetailRouter: DetailRouterProtocol {
    weak var viewController: (any DetailViewControllerProtocol)?

    func navigateToAbout() {
        let next = AboutConfigurator.build().viewController
        viewController?.navigation.push(next)
    }
}
