import ScaenaData
import ScaenaUIKit
import Words

/// Makes the Items add module, and goes from it to others.
@MainActor
final class ItemsAddNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(
        provider: HTTPProvider, delegate: any ItemsAdd_Delegate, words: Words = ItemsWords.words()
    ) -> ItemsAddViewController {
        let worker = ItemsAddWorker(provider: provider)
        let navigator = ItemsAddNavigator()
        let director = ItemsAddDirector(worker: worker, navigator: navigator, words: words)
        let viewController = ItemsAddViewController(director: director, words: words)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        director.delegate = delegate
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        viewController.lifetime.cancelAtEnd(worker.tasks)
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: ItemsAddViewController,
        worker: ItemsAddWorker,
        navigator: ItemsAddNavigator,
        director: ItemsAddDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension ItemsAddNavigator: ItemsAdd_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
