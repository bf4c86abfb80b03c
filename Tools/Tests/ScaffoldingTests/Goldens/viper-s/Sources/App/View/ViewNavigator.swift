import ScaenaUIKit

/// Makes the View module, and goes from it to others.
@MainActor
final class ViewNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule() -> ViewViewController {
        let worker = ViewWorker()
        let navigator = ViewNavigator()
        let director = ViewDirector(worker: worker, navigator: navigator)
        let viewController = ViewViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: ViewViewController, worker: ViewWorker, navigator: ViewNavigator, director: ViewDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension ViewNavigator: View_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
