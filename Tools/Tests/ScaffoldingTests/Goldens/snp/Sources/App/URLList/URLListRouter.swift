import ScaenaUIKit

/// Knows how to build the scenes that follow URL list, and shows them from its view controller.
@MainActor
final class URLListRouter: URLListRouterProtocol {
    weak var viewController: (any URLListViewControllerProtocol)?
}
