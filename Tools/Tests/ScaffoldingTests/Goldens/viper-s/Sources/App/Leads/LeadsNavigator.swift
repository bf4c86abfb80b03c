import ScaenaUIKit

/// Makes the Leads module, and goes from it to others.
@MainActor
final class LeadsNavigator {
    weak var viewController: UIViewController?

    /// A new module, wired. Whoever holds its view controller holds the module.
    static func makeModule() -> LeadsViewController {
        let worker = LeadsWorker()
        let navigator = LeadsNavigator()
        let director = LeadsDirector(worker: worker, navigator: navigator)
        let viewController = LeadsViewController(director: director)
        connect(viewController, worker: worker, navigator: navigator, director: director)
        viewController.lifetime.track(worker, as: "worker")
        viewController.lifetime.track(navigator, as: "navigator")
        viewController.lifetime.track(director, as: "director")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the module.
    private static func connect(
        _ viewController: LeadsViewController, worker: LeadsWorker, navigator: LeadsNavigator, director: LeadsDirector
    ) {
        worker.presenter = director
        navigator.viewController = viewController
        director.ui = viewController
    }
}

extension LeadsNavigator: Leads_Navigate {
    func goBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    func gotoItemsDetail(
        item: Item, page: Int, others: [Item]?, names: [String: Item], delegate: any ItemsDetail_Delegate
    ) {
        let next = ItemsDetailNavigator.makeModule(
            item: item, page: page, others: others, names: names, delegate: delegate)
        viewController?.navigationController?.pushViewController(next, animated: true)
    }
}
