import ScaenaUIKit

/// Knows how to build the scenes that follow About, and shows them from its view controller.
@MainActor
final class AboutRouter: AboutRouterProtocol {
    weak var viewController: (any AboutViewControllerProtocol)?
}
