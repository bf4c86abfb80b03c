import ScaenaUIKit

/// Knows how to build the scenes that follow Dated, and shows them from its view controller.
@MainActor
final class DatedRouter: DatedRouterProtocol {
    weak var viewController: (any DatedViewControllerProtocol)?
}
