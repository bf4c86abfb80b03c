import ScaenaUIKit

/// Where the Store scene may go.
@MainActor
protocol StoreRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()
}

/// A router that takes the scene's data to others.
@MainActor
protocol StoreDataPassing: StoreRoutingLogic {
    /// What the scene keeps.
    var dataStore: any StoreDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class StoreRouter: StoreDataPassing {
    weak var viewController: StoreViewController?
    let dataStore: any StoreDataStore

    init(interactor: any StoreDataStore) {
        dataStore = interactor
    }

    func routeBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
