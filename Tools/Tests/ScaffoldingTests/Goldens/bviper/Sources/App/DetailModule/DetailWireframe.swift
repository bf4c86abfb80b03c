import ScaenaUIKit

/// Goes from Detail to other modules, which their builders create.
@MainActor
final class DetailWireframe {
    /// Goes to about.
    func pushAboutModule(from viewController: UIViewController) {
        let next = AboutBuilder.createAboutModule()
        viewController.navigationController?.pushViewController(next, animated: true)
    }
}
