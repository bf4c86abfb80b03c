import ScaenaUIKit

/// How the View module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol ViewRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The module is to be left: `closed`.
    var closed: (() -> Void)? { get set }
}
