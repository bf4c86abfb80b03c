import ScaenaUIKit

/// The ways out of the Gadget list module. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol GadgetListRoutes: AnyObject {
    /// The view controller that the coordinator shows.
    var viewController: UIViewController { get }

    /// The user wants to go on to gadget detail.
    var gadgetDetailRequested: ((String) -> Void)? { get set }

    /// The user wants to leave the module.
    var closed: (() -> Void)? { get set }
}
