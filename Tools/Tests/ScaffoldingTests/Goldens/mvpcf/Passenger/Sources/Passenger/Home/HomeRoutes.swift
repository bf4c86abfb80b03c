import ScaenaUIKit

/// How the Home module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol HomeRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }
}
