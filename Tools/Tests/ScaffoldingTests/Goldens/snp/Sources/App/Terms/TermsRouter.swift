import ScaenaUIKit

/// Knows how to build the scenes that follow Terms, and shows them from its view controller.
@MainActor
final class TermsRouter: TermsRouterProtocol {
    weak var viewController: (any TermsViewControllerProtocol)?

    func navigateToTermsAndConditions() {
        let next = TermsAndConditionsConfigurator.build().viewController
        viewController?.navigation.push(next)
    }

    func navigateToTerms() {
        let next = TermsConfigurator.build().viewController
        viewController?.navigation.push(next)
    }
}
