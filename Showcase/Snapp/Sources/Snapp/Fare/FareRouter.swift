import ScaenaUIKit

/// Knows how to build the scenes that follow Fare, and shows them from its view controller.
@MainActor
final class FareRouter: FareRouterProtocol {
    weak var viewController: (any FareViewControllerProtocol)?
}
