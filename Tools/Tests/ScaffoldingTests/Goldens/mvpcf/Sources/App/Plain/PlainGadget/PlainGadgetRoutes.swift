import Combine
import UIKit

/// How the Plain gadget module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol PlainGadgetRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The user wants to go on to bare.
    var bareRequested: (() -> Void)? { get set }

    /// What came of the module: picked.
    var picked: ((String) -> Void)? { get set }

    /// What came of the module: canceled.
    var canceled: (() -> Void)? { get set }

    /// The user wants to leave the module.
    var closed: (() -> Void)? { get set }
}
