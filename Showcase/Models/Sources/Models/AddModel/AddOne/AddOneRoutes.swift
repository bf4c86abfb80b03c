import ScaenaUIKit

/// The ways out of the Add one module. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol AddOneRoutes: AnyObject {
    /// The view controller that the coordinator shows.
    var viewController: UIViewController { get }

    /// Tells how the module ended: finished.
    var finished: ((String) -> Void)? { get set }

    /// Tells how the module ended: canceled.
    var canceled: (() -> Void)? { get set }
}
