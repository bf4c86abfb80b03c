import ScaenaUIKit

/// The items flow: opens its modules, and decides what follows.
final class ItemsCoordinator: FlowCoordinator<Void> {
    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: ItemsContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override func start() async throws {
        try showStart()
        try await showScreens()
    }

    /// Opens detail.
    func showDetail(item: Item, page: Int, others: [Item]?, names: [String: Item]) throws {
        let detail = try container.resolve((any DetailFactory).self).make(
            item: item, page: page, others: others, names: names)
        detail.deleted = {
            // Decide what follows.
        }
        detail.picked = { _, _, _ in
            // Decide what follows.
        }
        detail.startRequested = { [weak self] in self?.open { try $0.showStart() } }
        detail.created = { _ in
            // Decide what follows.
        }
        detail.gone = { _ in
            // Decide what follows.
        }
        detail.canceled = {
            // Decide what follows.
        }
        pushScreen(detail.viewController)
    }

    /// Opens start.
    func showStart() throws {
        let start = try container.resolve((any StartFactory).self).make()
        pushScreen(start.viewController)
    }

    /// Opens terms and conditions.
    func showTermsAndConditions() throws {
        let termsAndConditions = try container.resolve((any TermsAndConditionsFactory).self).make()
        termsAndConditions.thirdLongNameAccepted = {
            // Decide what follows.
        }
        pushScreen(termsAndConditions.viewController)
    }

    /// Goes where a module asks to go. That it cannot be made ends the flow.
    private func open(_ show: (ItemsCoordinator) throws -> Void) {
        do {
            try show(self)
        } catch {
            fail(error)
        }
    }
}
