import UIKit

/// Knows how to build the scenes that follow Bare, and shows them from its view controller.
@MainActor
final class BareRouter: BareRouterProtocol {
    weak var viewController: (any BareViewControllerProtocol)?
}
