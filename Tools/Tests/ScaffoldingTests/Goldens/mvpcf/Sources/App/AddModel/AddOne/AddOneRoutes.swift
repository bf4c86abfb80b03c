import ScaenaUIKit

/// How the Add one module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol AddOneRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The module is to be left: `canceled`.
    var canceled: (() -> Void)? { get set }

    /// The module is to be left: `finished`.
    var finished: (() -> Void)? { get set }
}
