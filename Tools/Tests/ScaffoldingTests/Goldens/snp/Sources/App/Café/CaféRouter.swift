import ScaenaUIKit

/// Knows how to build the scenes that follow Café, and shows them from its view controller.
@MainActor
final class CaféRouter: CaféRouterProtocol {
    weak var viewController: (any CaféViewControllerProtocol)?
}
