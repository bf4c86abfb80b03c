import ScaenaUIKit

/// The first flow, and the only one that knows the window: it decides which flow the app begins with.
final class ApplicationCoordinator: FlowCoordinator<Void> {
    private unowned let window: UIWindow

    /// - Parameters:
    ///   - container: What the whole app shares.
    ///   - window: Where the app is shown.
    init(container: ServiceContainer, window: UIWindow) {
        self.window = window
        super.init(container: container, placement: .root(of: window), animated: false)
    }

    override func start() async throws {
        let first = MainCoordinator(parent: container, placement: .root(of: window), animated: false)
        coordinate(to: first) { [weak self] result in
            switch result {
            case .success: self?.finish(())
            case .failure(let error): self?.fail(error)
            }
        }
    }
}
