import ScaenaUIKit

/// How the Terms and conditions module is left. The coordinator sets every route, and holds itself weakly in it.
@MainActor
protocol TermsAndConditionsRoutes: AnyObject {
    /// What the coordinator shows.
    var viewController: UIViewController { get }

    /// The module is to be left: `thirdLongNameAccepted`.
    var thirdLongNameAccepted: (() -> Void)? { get set }
}
