import ScaenaUIKit

/// The ways out of the Home module. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol HomeRoutes: AnyObject {
    /// The view controller that the coordinator shows.
    var viewController: UIViewController { get }
}
