import UIKit

/// Makes the Photo module, and goes from it to others.
@MainActor
final class PhotoNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule() -> PhotoViewController {
        let worker = PhotoWorker()
        let navigator = PhotoNavigator()
        let director = PhotoDirector(worker: worker, navigator: navigator)
        let viewController = PhotoViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: PhotoViewController, worker: PhotoWorker, navigator: PhotoNavigator, director: PhotoDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension PhotoNavigator: Photo_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
