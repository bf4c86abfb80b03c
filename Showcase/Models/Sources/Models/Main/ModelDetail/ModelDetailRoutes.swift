import ScaenaUIKit

/// The ways out of the Model detail module. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol ModelDetailRoutes: AnyObject {
    /// The view controller that the coordinator shows.
    var viewController: UIViewController { get }
}
