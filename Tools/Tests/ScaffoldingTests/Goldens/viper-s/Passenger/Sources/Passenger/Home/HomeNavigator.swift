import ScaenaUIKit

/// Makes the Home module, and goes from it to others.
@MainActor
final class HomeNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule() -> HomeViewController {
        let worker = HomeWorker()
        let navigator = HomeNavigator()
        let director = HomeDirector(worker: worker, navigator: navigator)
        let viewController = HomeViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: HomeViewController, worker: HomeWorker, navigator: HomeNavigator, director: HomeDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension HomeNavigator: Home_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
