import Combine
import UIKit

/// How the Plain module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol PlainRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The module is to be left: `closed`.
    var closed: (() -> Void)? { get set }

    /// The module is to be left: `opened`.
    var opened: ((Int) -> Void)? { get set }

    /// The module is to be left: `bareRequested`.
    var bareRequested: (() -> Void)? { get set }

    /// What came of the module: created.
    var created: ((Item) -> Void)? { get set }
}
