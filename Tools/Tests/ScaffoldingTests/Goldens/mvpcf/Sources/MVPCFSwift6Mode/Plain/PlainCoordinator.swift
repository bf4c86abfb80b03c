import Combine
import UIKit

/// The plain flow: opens its modules, and decides what follows.
@MainActor
final class PlainCoordinator {
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
        container = PlainContainer.build(parent: parent)
        self.stack = stack
        isAnimated = animated
    }

    /// Opens the first module.
    func start() throws {
        try showBare()
    }

    /// Ends the flow.
    func stop() {
        stopped?()
    }

    /// Opens plain.
    func showPlain(item: Item) throws {
        let plain = try container.resolve((any PlainFactory).self).make(item: item)
        plain.closed = { [weak self] in self?.close() }
        plain.opened = { _ in
            // Decide what follows.
        }
        plain.bareRequested = { [weak self] in self?.open { try $0.showBare() } }
        plain.created = { _ in
            // Decide what follows.
        }
        stack.pushViewController(plain.viewController, animated: isAnimated)
    }

    /// Opens bare.
    func showBare() throws {
        let bare = try container.resolve((any BareFactory).self).make()
        bare.plainRequested = {
            // Decide what follows.
        }
        stack.pushViewController(bare.viewController, animated: isAnimated)
    }

    /// Leaves the module that is on top. With the first one the flow stops.
    private func close() {
        if stack.viewControllers.count > 1 {
            stack.popViewController(animated: isAnimated)
        } else {
            stop()
        }
    }

    /// Goes where a module asks to go. That it cannot be made is told.
    private func open(_ show: (PlainCoordinator) throws -> Void) {
        do {
            try show(self)
        } catch {
            failed?(error)
        }
    }
}
