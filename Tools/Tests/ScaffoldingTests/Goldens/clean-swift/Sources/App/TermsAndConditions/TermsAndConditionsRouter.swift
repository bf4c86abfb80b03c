import ScaenaUIKit

/// Where the Terms and conditions scene may go.
@MainActor
protocol TermsAndConditionsRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()
}

/// A router that takes the scene's data to others.
@MainActor
protocol TermsAndConditionsDataPassing: TermsAndConditionsRoutingLogic {
    /// What the scene keeps.
    var dataStore: any TermsAndConditionsDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class TermsAndConditionsRouter: TermsAndConditionsDataPassing {
    weak var viewController: TermsAndConditionsViewController?
    let dataStore: any TermsAndConditionsDataStore

    init(interactor: any TermsAndConditionsDataStore) {
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
