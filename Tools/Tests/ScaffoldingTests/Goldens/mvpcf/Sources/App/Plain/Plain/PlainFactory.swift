import Combine
import UIKit

/// Makes the Plain module.
@MainActor
protocol PlainFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    ///
    /// - Throws: where the flow's container lacks what the module depends on.
    func make(item: Item) throws -> any PlainRoutes
}

/// Makes the Plain module of what the flow's container has.
@MainActor
final class DefaultPlainFactory: PlainFactory {
    private unowned let container: DependencyContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: DependencyContainer) {
        self.container = container
    }

    func make(item: Item) throws -> any PlainRoutes {
        let noteRepository = try container.resolve((any NoteRepository).self)
        let presenter = DefaultPlainPresenter(noteRepository: noteRepository, item: item)
        let view = DefaultPlainView()
        let viewController = PlainViewController(presenter: presenter, view: view)
        return viewController
    }
}
