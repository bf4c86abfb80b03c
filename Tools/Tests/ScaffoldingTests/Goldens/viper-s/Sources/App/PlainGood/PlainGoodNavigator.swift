import UIKit

/// Makes the Plain good module, and goes from it to others.
@MainActor
final class PlainGoodNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(good: Good, delegate: any PlainGood_Delegate) -> PlainGoodViewController {
        let worker = PlainGoodWorker()
        let navigator = PlainGoodNavigator()
        let director = PlainGoodDirector(worker: worker, navigator: navigator, good: good)
        let viewController = PlainGoodViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        director.delegate = delegate
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: PlainGoodViewController,
        worker: PlainGoodWorker,
        navigator: PlainGoodNavigator,
        director: PlainGoodDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension PlainGoodNavigator: PlainGood_Navigate {
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
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak next] _ in next?.dismiss(animated: true) })
        viewController?.present(UINavigationController(rootViewController: next), animated: true)
    }

    func gotoLeads() {
        let next = LeadsNavigator.makeModule()
        viewController?.navigationController?.setViewControllers([next], animated: true)
    }

    func gotoRoot() {
        viewController?.navigationController?.popToRootViewController(animated: true)
    }
}
