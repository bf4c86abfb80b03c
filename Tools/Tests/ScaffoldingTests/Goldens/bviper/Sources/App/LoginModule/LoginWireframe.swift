import ScaenaUIKit

/// Goes from Login to other modules, which their builders create.
@MainActor
final class LoginWireframe {
    /// Goes to about.
    func pushAboutModule(from viewController: UIViewController) {
        let next = AboutBuilder.createAboutModule()
        viewController.navigationController?.pushViewController(next, animated: true)
    }

    /// Goes to terms and conditions.
    func pushTermsAndConditionsModule(from viewController: UIViewController) {
        let next = TermsAndConditionsBuilder.createTermsAndConditionsModule()
        viewController.navigationController?.pushViewController(next, animated: true)
    }
}
