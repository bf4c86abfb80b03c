import ScaenaUIKit

/// Knows how to build the scenes that follow Welcome, and shows them from its view controller.
@MainActor
final class WelcomeRouter: WelcomeRouterProtocol {
    weak var viewController: (any WelcomeViewControllerProtocol)?
}
