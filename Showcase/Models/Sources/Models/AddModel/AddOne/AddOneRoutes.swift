import ScaenaUIKit

/// How the Add one module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol AddOneRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// What came of the module: finished.
    var finished: ((String) -> Void)? { get set }

    /// What came of the module: canceled.
    var canceled: (() -> Void)? { get set }
}
