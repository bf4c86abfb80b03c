import ScaenaUIKit

/// Makes the General welcome module, and goes from it to others.
@MainActor
final class GeneralWelcomeNavigator {
    weak var viewController: UIViewController?
    private let dependencies: AppDependencies

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(dependencies: AppDependencies) -> GeneralWelcomeViewController {
        let worker = GeneralWelcomeWorker()
        let navigator = GeneralWelcomeNavigator(dependencies: dependencies)
        let director = GeneralWelcomeDirector(worker: worker, navigator: navigator, words: dependencies.words)
        let viewController = GeneralWelcomeViewController(director: director, words: dependencies.words)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: GeneralWelcomeViewController,
        worker: GeneralWelcomeWorker,
        navigator: GeneralWelcomeNavigator,
        director: GeneralWelcomeDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension GeneralWelcomeNavigator: GeneralWelcome_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    func gotoItemsList() {
        let next = ItemsListNavigator.makeModule(provider: dependencies.provider, dependencies: dependencies)
        Navigation(from: viewController).push(next)
    }

    func gotoItemsList(opening itemID: String) {
        guard let viewController, let stack = viewController.navigationController else { return }
        let next = ItemsListNavigator.makeModule(
            provider: dependencies.provider, opening: itemID, dependencies: dependencies)
        Navigation(from: stack).setStack([viewController, next])
    }
}
