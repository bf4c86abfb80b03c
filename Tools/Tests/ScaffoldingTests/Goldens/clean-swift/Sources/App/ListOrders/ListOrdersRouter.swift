import ScaenaUIKit

/// Where the List orders scene may go.
@MainActor
protocol ListOrdersRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()

    /// Goes to about.
    func routeToAbout()

    /// Goes to terms and conditions.
    func routeToTermsAndConditions()
}

/// A router that takes the scene's data to others.
@MainActor
protocol ListOrdersDataPassing: ListOrdersRoutingLogic {
    /// What the scene keeps.
    var dataStore: any ListOrdersDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class ListOrdersRouter: ListOrdersDataPassing {
    weak var viewController: ListOrdersViewController?
    let dataStore: any ListOrdersDataStore

    init(interactor: any ListOrdersDataStore) {
        dataStore = interactor
    }

    func routeBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    func routeToAbout() {
        let next = AboutViewController.build()
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    func routeToTermsAndConditions() {
        let next = TermsAndConditionsViewController.build()
        viewController?.navigationController?.pushViewController(next, animated: true)
    }
}
