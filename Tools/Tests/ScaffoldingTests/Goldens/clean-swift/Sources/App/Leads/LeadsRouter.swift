import ScaenaUIKit

/// Where the Leads scene may go.
@MainActor
protocol LeadsRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()

    /// Goes to detail.
    func routeToDetail(itemStore: any ItemStoreProtocol, item: Item, page: Int, others: [Item]?, names: [String: Item])
}

/// A router that takes the scene's data to others.
@MainActor
protocol LeadsDataPassing: LeadsRoutingLogic {
    /// What the scene keeps.
    var dataStore: any LeadsDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class LeadsRouter: LeadsDataPassing {
    weak var viewController: LeadsViewController?
    let dataStore: any LeadsDataStore

    init(interactor: any LeadsDataStore) {
        dataStore = interactor
    }

    func routeBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    func routeToDetail(
        itemStore: any ItemStoreProtocol, item: Item, page: Int, others: [Item]?, names: [String: Item]
    ) {
        let next = DetailViewController.build(
            itemStore: itemStore, item: item, page: page, others: others, names: names, receiver: self)
        viewController?.navigationController?.pushViewController(next, animated: true)
    }
}

extension LeadsRouter: DetailDataReceiving {
    func detailDidFinish(created: Item) {
        // Take what came of detail to the scene.
    }

    func detailDidFinish(gone: [String]) {
        // Take what came of detail to the scene.
    }

    func detailDidFinishCanceled() {
        // Take what came of detail to the scene.
    }
}
