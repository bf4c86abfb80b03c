import Combine
import UIKit

/// How the Bare module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol BareRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The module is to be left: `plainRequested`.
    var plainRequested: (() -> Void)? { get set }
}
