import ScaenaUIKit

/// Makes the Terms and conditions module, and goes from it to others.
@MainActor
final class TermsAndConditionsNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule() -> TermsAndConditionsViewController {
        let worker = TermsAndConditionsWorker()
        let navigator = TermsAndConditionsNavigator()
        let director = TermsAndConditionsDirector(worker: worker, navigator: navigator)
        let viewController = TermsAndConditionsViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: TermsAndConditionsViewController,
        worker: TermsAndConditionsWorker,
        navigator: TermsAndConditionsNavigator,
        director: TermsAndConditionsDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension TermsAndConditionsNavigator: TermsAndConditions_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
