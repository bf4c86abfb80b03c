import ScaenaUIKit

/// Knows how to build the scenes that follow View, and shows them from its view controller.
@MainActor
final class ViewRouter: ViewRouterProtocol {
    weak var viewController: (any ViewViewControllerProtocol)?
}
