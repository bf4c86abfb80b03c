import ScaenaUIKit

/// How the Detail module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol DetailRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The module is to be left: `deleted`.
    var deleted: (() -> Void)? { get set }

    /// The module is to be left: `picked`.
    var picked: ((Item, [String: Item]?, Bool) -> Void)? { get set }

    /// The module is to be left: `startRequested`.
    var startRequested: (() -> Void)? { get set }

    /// What came of the module: created.
    var created: ((Item) -> Void)? { get set }

    /// What came of the module: gone.
    var gone: (([String]) -> Void)? { get set }

    /// What came of the module: canceled.
    var canceled: (() -> Void)? { get set }
}
