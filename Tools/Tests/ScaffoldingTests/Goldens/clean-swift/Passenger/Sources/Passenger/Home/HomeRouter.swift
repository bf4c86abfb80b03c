import ScaenaUIKit

/// Where the Home scene may go.
@MainActor
protocol HomeRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()
}

/// A router that takes the scene's data to others.
@MainActor
protocol HomeDataPassing: HomeRoutingLogic {
    /// The scene's interactor, by the values that it keeps.
    var dataStore: any HomeDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class HomeRouter: HomeDataPassing {
    weak var viewController: HomeViewController?
    let dataStore: any HomeDataStore

    init(interactor: any HomeDataStore) {
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
