import ScaenaUIKit

/// How the URL list module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol URLListRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }
}
