import ScaenaUIKit

/// Makes the Items dated module, and goes from it to others.
@MainActor
final class ItemsDatedNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(link: URL, at: Date?, delegate: any ItemsDated_Delegate) -> ItemsDatedViewController {
        let worker = ItemsDatedWorker()
        let navigator = ItemsDatedNavigator()
        let director = ItemsDatedDirector(worker: worker, navigator: navigator, link: link, at: at)
        let viewController = ItemsDatedViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        director.delegate = delegate
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: ItemsDatedViewController,
        worker: ItemsDatedWorker,
        navigator: ItemsDatedNavigator,
        director: ItemsDatedDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension ItemsDatedNavigator: ItemsDated_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
