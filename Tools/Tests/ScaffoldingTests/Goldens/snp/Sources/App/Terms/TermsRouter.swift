import ScaenaUIKit

/// Knows how to build the scenes that follow Terms, and shows them from its view controller.
@MainActor
final class TermsRouter: TermsRouterProtocol {
    weak var viewController: (any TermsViewControllerProtocol)?
}
