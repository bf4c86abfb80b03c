import Combine
import UIKit

/// The plain empty flow: opens its modules, and decides what follows.
@MainActor
final class PlainEmptyCoordinator {
    /// Hears why a module could not be opened.
    var failed: ((any Error) -> Void)?
    /// Hears that the flow was stopped: whoever shows it takes it away, and whoever keeps it lets it go.
    var stopped: (() -> Void)?

    private let container: DependencyContainer
    private unowned let stack: UINavigationController
    private let isAnimated: Bool

    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - stack: Where the flow shows its modules. Whoever shows it keeps it.
    ///   - animated: Whether they come and go in motion.
    init(parent: DependencyContainer, stack: UINavigationController, animated: Bool = true) {
        container = PlainEmptyContainer.build(parent: parent)
        self.stack = stack
        isAnimated = animated
    }

    /// Opens the first module.
    func start() throws {
    }

    /// Ends the flow.
    func stop() {
        stopped?()
    }
}
