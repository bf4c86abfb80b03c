import Combine
import UIKit

/// The plain parent flow: opens its modules, and decides what follows.
@MainActor
final class PlainParentCoordinator {
    /// Hears why a module could not be opened.
    var failed: ((any Error) -> Void)?
    /// Hears that the flow was stopped: whoever shows it takes it away, and whoever keeps it lets it go.
    var stopped: (() -> Void)?

    /// The flows that are parts of this one, each until it stops.
    private(set) var childCoordinators: [AnyObject] = []
    private let container: DependencyContainer
    private unowned let stack: UINavigationController
    private let isAnimated: Bool

    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - stack: Where the flow shows its modules. Whoever shows it keeps it.
    ///   - animated: Whether they come and go in motion.
    init(parent: DependencyContainer, stack: UINavigationController, animated: Bool = true) {
        container = PlainParentContainer.build(parent: parent)
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

    /// Begins the plain empty flow. It is a part of this one until it ends.
    func showPlainEmpty() throws {
        let childStack = UINavigationController()
        // It ends when it is stopped, and not by a swipe, of which nobody here would hear.
        childStack.isModalInPresentation = true
        let child = PlainEmptyCoordinator(parent: container, stack: childStack, animated: isAnimated)
        try child.start()
        child.stopped = { [weak self, weak child, isAnimated] in
            childStack.presentingViewController?.dismiss(animated: isAnimated)
            self?.childCoordinators.removeAll { $0 === child }
            // Decide what follows.
        }
        childCoordinators.append(child)
        stack.present(childStack, animated: isAnimated)
    }
}
