import ScaenaData
import ScaenaUIKit

/// Makes the Goods list module, and goes from it to others.
@MainActor
final class GoodsListNavigator {
    weak var viewController: UIViewController?
    private let dependencies: AppDependencies

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule(
        provider: HTTPProvider, store: any ModelStore, name: String, dependencies: AppDependencies
    ) -> GoodsListViewController {
        let worker = GoodsListWorker(provider: provider, store: store)
        let navigator = GoodsListNavigator(dependencies: dependencies)
        let director = GoodsListDirector(worker: worker, navigator: navigator, name: name)
        let viewController = GoodsListViewController(director: director)
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
        _ viewController: GoodsListViewController,
        worker: GoodsListWorker,
        navigator: GoodsListNavigator,
        director: GoodsListDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension GoodsListNavigator: GoodsList_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    func gotoDetail(for good: Good) {
        let next = GoodsDetailNavigator.makeModule(provider: dependencies.provider, with: good)
        Navigation(from: viewController).push(next)
    }

    func gotoGoodsAdd(name: String, delegate: any GoodsAdd_Delegate) {
        let next = GoodsAddNavigator.makeModule(provider: dependencies.provider, name: name, delegate: delegate)
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak next] _ in next?.dismiss(animated: true) })
        Navigation(from: viewController).present(UINavigationController(rootViewController: next))
    }

    func gotoHelp() {
        guard let address = URL(string: "https://example.com/help") else { return }
        let page = WebViewController(url: address, title: GoodsListTexts.gotoHelp)
        Navigation(from: viewController).push(page)
    }

    func confirmDeleteAll() async -> Bool {
        await Navigation(from: viewController).confirm(
            GoodsListTexts.confirmDeleteAll, action: GoodsListTexts.confirmDeleteAllAction, isDestructive: true)
    }
}
