import ScaenaUIKit

/// The first flow: it decides which flow the app begins with. As a part of the showcase it is shown over its home screen.
final class ApplicationCoordinator: FlowCoordinator<Void> {
    private let home: UIBarButtonItem?

    /// - Parameters:
    ///   - container: What the whole app shares.
    ///   - placement: Where the app is shown.
    ///   - home: Leads out of the app, where there is something outside.
    init(container: ServiceContainer, placement: FlowPlacement, home: UIBarButtonItem? = nil) {
        self.home = home
        super.init(container: container, placement: placement, animated: home != nil)
    }

    override var restorationID: String? { "models" }

    override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
        children.first { $0.restorationID == saved.id }
    }

    override func start() async throws {
        let first = MainCoordinator(parent: container, placement: placement, animated: isAnimated)
        first.home = home
        coordinate(to: first) { [weak self] result in
            switch result {
            case .success: self?.finish(())
            case .failure(let error): self?.fail(error)
            }
        }
    }
}
