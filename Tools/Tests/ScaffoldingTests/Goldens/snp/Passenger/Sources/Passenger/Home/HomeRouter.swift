import ScaenaUIKit

/// Knows how to build the scenes that follow Home, and shows them from its view controller.
@MainActor
final class HomeRouter: HomeRouterProtocol {
    weak var viewController: (any HomeViewControllerProtocol)?
}
