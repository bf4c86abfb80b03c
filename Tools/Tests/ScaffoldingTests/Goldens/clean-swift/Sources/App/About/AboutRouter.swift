import ScaenaUIKit

/// Where the About scene may go.
@MainActor
protocol AboutRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()
}

/// A router that takes the scene's data to others.
@MainActor
protocol AboutDataPassing: AboutRoutingLogic {
    /// What the scene keeps.
    var dataStore: any AboutDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class AboutRouter: AboutDataPassing {
    weak var viewController: AboutViewController?
    let dataStore: any AboutDataStore

    init(interactor: any AboutDataStore) {
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
