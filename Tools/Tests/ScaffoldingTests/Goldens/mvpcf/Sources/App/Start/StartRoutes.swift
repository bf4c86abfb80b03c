import ScaenaUIKit

/// How the Start module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol StartRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }
}
