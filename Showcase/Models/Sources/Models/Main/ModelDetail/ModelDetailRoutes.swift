import ScaenaUIKit

/// How the Model detail module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol ModelDetailRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }
}
