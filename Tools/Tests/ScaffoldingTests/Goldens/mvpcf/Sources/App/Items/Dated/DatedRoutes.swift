import ScaenaUIKit

/// How the Dated module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol DatedRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The module is to be left: `opened`.
    var opened: ((Date) -> Void)? { get set }

    /// What came of the module: picked.
    var picked: ((Date) -> Void)? { get set }

    /// What came of the module: ids.
    var ids: (([UUID]) -> Void)? { get set }
}
