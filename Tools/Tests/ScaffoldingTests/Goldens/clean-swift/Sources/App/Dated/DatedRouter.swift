import ScaenaUIKit

/// Where the Dated scene may go.
@MainActor
protocol DatedRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()

    /// Gives what came of the scene to the one that opened it: picked.
    func passBack(picked: Date)

    /// Gives what came of the scene to the one that opened it: ids.
    func passBack(ids: [UUID])
}

/// What the Dated scene gives to the one that opened it.
@MainActor
protocol DatedDataReceiving: AnyObject {
    /// It is done: picked.
    func datedDidFinish(picked: Date)

    /// It is done: ids.
    func datedDidFinish(ids: [UUID])
}

/// A router that takes the scene's data to others.
@MainActor
protocol DatedDataPassing: DatedRoutingLogic {
    /// What the scene keeps.
    var dataStore: any DatedDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class DatedRouter: DatedDataPassing {
    weak var viewController: DatedViewController?
    weak var receiver: (any DatedDataReceiving)?
    let dataStore: any DatedDataStore

    init(interactor: any DatedDataStore) {
        dataStore = interactor
    }

    func routeBack() {
        if let stack = viewController?.navigationController, stack.viewControllers.first !== viewController {
            stack.popViewController(animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    func passBack(picked: Date) {
        receiver?.datedDidFinish(picked: picked)
    }

    func passBack(ids: [UUID]) {
        receiver?.datedDidFinish(ids: ids)
    }
}
