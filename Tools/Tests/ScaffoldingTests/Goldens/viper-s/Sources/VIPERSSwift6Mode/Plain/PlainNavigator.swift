import UIKit

/// Makes the Plain module, and goes from it to others.
@MainActor
final class PlainNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(item: Item, delegate: any Plain_Delegate) -> PlainViewController {
        let worker = PlainWorker()
        let navigator = PlainNavigator()
        let director = PlainDirector(worker: worker, navigator: navigator, item: item)
        let viewController = PlainViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        director.delegate = delegate
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: PlainViewController, worker: PlainWorker, navigator: PlainNavigator, director: PlainDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension PlainNavigator: Plain_Navigate {
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
}
