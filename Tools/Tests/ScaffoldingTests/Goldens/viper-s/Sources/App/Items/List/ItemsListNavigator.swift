import ScaenaUIKit

/// Makes the Items list module, and goes from it to others.
@MainActor
final class ItemsListNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule() -> ItemsListViewController {
        let worker = ItemsListWorker()
        let navigator = ItemsListNavigator()
        let uploadWorker = ItemsListUploadWorker()
        let urlCacheWorker = ItemsListURLCacheWorker()
        let director = ItemsListDirector(
            worker: worker, navigator: navigator, uploadWorker: uploadWorker, urlCacheWorker: urlCacheWorker)
        let viewController = ItemsListViewController(director: director)
        connect(
            viewController,
            worker: worker,
            navigator: navigator,
            uploadWorker: uploadWorker,
            urlCacheWorker: urlCacheWorker,
            director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(uploadWorker, as: "uploadWorker")
        viewController.lifetime.track(urlCacheWorker, as: "urlCacheWorker")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: ItemsListViewController,
        worker: ItemsListWorker,
        navigator: ItemsListNavigator,
        uploadWorker: ItemsListUploadWorker,
        urlCacheWorker: ItemsListURLCacheWorker,
        director: ItemsListDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        uploadWorker.presenter = director
        urlCacheWorker.presenter = director
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
