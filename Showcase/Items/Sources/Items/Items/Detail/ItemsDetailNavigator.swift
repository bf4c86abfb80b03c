import ScaenaUIKit
import Words

/// Makes the Items detail module, and goes from it to others.
@MainActor
final class ItemsDetailNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(with item: Item, words: Words = ItemsWords.words()) -> ItemsDetailViewController {
        let worker = ItemsDetailWorker()
        let navigator = ItemsDetailNavigator()
        let director = ItemsDetailDirector(worker: worker, navigator: navigator, item: item, words: words)
        let viewController = ItemsDetailViewController(director: director, words: words)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.kept = item
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: ItemsDetailViewController,
        worker: ItemsDetailWorker,
        navigator: ItemsDetailNavigator,
        director: ItemsDetailDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension ItemsDetailNavigator: ItemsDetail_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
