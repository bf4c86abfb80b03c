import ScaenaUIKit

/// Knows how to build the scenes that follow Terms and conditions, and shows them from its view controller.
@MainActor
final class TermsAndConditionsRouter: TermsAndConditionsRouterProtocol {
    weak var viewController: (any TermsAndConditionsViewControllerProtocol)?
}
