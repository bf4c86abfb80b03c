import ScaenaUIKit

/// Knows how to build the scenes that follow History, and shows them from its view controller.
@MainActor
final class HistoryRouter: HistoryRouterProtocol {
    weak var viewController: (any HistoryViewControllerProtocol)?
}
