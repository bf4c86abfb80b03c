import ScaenaUIKit

/// Makes the Items list module, and goes from it to others.
@MainActor
final class ItemsListNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule() -> ItemsListViewController {
        let worker = ItemsListWorker()
        let navigator = ItemsListNavigator()
        let director = ItemsListDirector(worker: worker, navigator: navigator)
        let viewController = ItemsListViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: ItemsListViewController,
        worker: ItemsListWorker,
        navigator: ItemsListNavigator,
        director: ItemsListDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension ItemsListNavigator: ItemsList_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    func gotoWelcome() {
        let next = WelcomeNavigator.makeModule()
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    func gotoTermsAndConditions() {
        let next = TermsAndConditionsNavigator.makeModule()
        viewController?.navigationController?.pushViewController(next, animated: true)
    }
}
