import ScaenaData
import ScaenaUIKit

/// Makes the Items list module, and goes from it to others.
@MainActor
final class ItemsListNavigator {
    weak var viewController: UIViewController?
    private let dependencies: AppDependencies

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(
        provider: HTTPProvider, opening itemID: String? = nil, dependencies: AppDependencies
    ) -> ItemsListViewController {
        let worker = ItemsListWorker(provider: provider)
        let navigator = ItemsListNavigator(dependencies: dependencies)
        let director = ItemsListDirector(
            worker: worker, navigator: navigator, opening: itemID, words: dependencies.words)
        let viewController = ItemsListViewController(director: director, words: dependencies.words)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        viewController.lifetime.cancelAtEnd(worker.tasks)
        viewController.lifetime.cancelAtEnd(director.tasks)
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

    func gotoItemsAdd(delegate: any ItemsAdd_Delegate) {
        let next = ItemsAddNavigator.makeModule(
            provider: dependencies.provider, delegate: delegate, words: dependencies.words)
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak next] _ in next?.dismiss(animated: true) })
        next.navigationItem.leftBarButtonItem?.accessibilityLabel = dependencies.words("Close")
        Navigation(from: viewController).present(UINavigationController(rootViewController: next))
    }

    func gotoDetail(for item: Item) {
        let next = ItemsDetailNavigator.makeModule(with: item, words: dependencies.words)
        Navigation(from: viewController).push(next)
    }

    func confirmDeleteAll() async -> Bool {
        await Navigation(from: viewController).confirm(
            dependencies.words("Delete all items?"), action: dependencies.words("Delete all"),
            cancel: dependencies.words("Cancel"), isDestructive: true)
    }
}
