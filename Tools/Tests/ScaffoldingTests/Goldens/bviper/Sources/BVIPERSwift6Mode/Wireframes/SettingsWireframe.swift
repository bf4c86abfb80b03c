import ScaenaUIKit

/// Goes to settings modules, which their builders create.
@MainActor
final class SettingsWireframe {
    /// Goes to about.
    func pushAboutModule(from viewController: UIViewController) {
        let next = AboutBuilder.createAboutModule()
        viewController.navigationController?.pushViewController(next, animated: true)
    }

    /// Goes to login.
    func pushLoginModule(from viewController: UIViewController) {
        let next = LoginBuilder.createLoginModule()
        viewController.navigationController?.pushViewController(next, animated: true)
    }
}
