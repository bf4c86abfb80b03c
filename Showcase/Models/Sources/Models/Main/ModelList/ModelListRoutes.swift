import ScaenaUIKit

/// The ways out of the Model list module. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol ModelListRoutes: AnyObject {
    /// The view controller that the coordinator shows.
    var viewController: UIViewController { get }

    /// The user wants to go on to model detail.
    var modelDetailRequested: ((String) -> Void)? { get set }

    /// The user wants to go on to add model.
    var addModelRequested: (() -> Void)? { get set }
}
