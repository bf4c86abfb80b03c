import UIKit

/// Goes from Plain to other modules, which their builders create.
@MainActor
final class PlainWireframe {
    /// Goes to about.
    func pushAboutModule(from viewController: UIViewController) {
        let next = AboutBuilder.createAboutModule()
        viewController.navigationController?.pushViewController(next, animated: true)
    }
}
