import ScaenaUIKit

/// Where the Detail scene may go.
@MainActor
protocol DetailRoutingLogic: AnyObject {
    /// Goes back to where the user came from.
    func routeBack()

    /// Goes to about.
    func routeToAbout()

    /// Gives what came of the scene to the one that opened it: created.
    func passBack(created: Item)

    /// Gives what came of the scene to the one that opened it: gone.
    func passBack(gone: [String])

    /// Gives what came of the scene to the one that opened it: canceled.
    func passBackCanceled()
}

/// Values of the Detail scene for the one that opened it.
@MainActor
protocol DetailDataReceiving: AnyObject {
    /// It is done: created.
    func detailDidFinish(created: Item)

    /// It is done: gone.
    func detailDidFinish(gone: [String])

    /// It is done: canceled.
    func detailDidFinishCanceled()
}

/// A router that takes the scene's data to others.
@MainActor
protocol DetailDataPassing: DetailRoutingLogic {
    /// The scene's interactor, by the values that it keeps.
    var dataStore: any DetailDataStore { get }
}

/// Goes to other scenes, and gives them their data.
@MainActor
final class DetailRouter: DetailDataPassing {
    weak var viewController: DetailViewController?
    weak var receiver: (any DetailDataReceiving)?
    let dataStore: any DetailDataStore

    init(interactor: any DetailDataStore) {
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

    func passBack(created: Item) {
        receiver?.detailDidFinish(created: created)
    }

    func passBack(gone: [String]) {
        receiver?.detailDidFinish(gone: gone)
    }

    func passBackCanceled() {
        receiver?.detailDidFinishCanceled()
    }
}
