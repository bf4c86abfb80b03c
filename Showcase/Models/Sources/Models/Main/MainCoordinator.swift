import ScaenaUIKit

/// The main flow: opens its modules, and decides what follows. Where there is room, the list stands beside what was chosen.
final class MainCoordinator: FlowCoordinator<Void> {
    /// Leads out of the app, where there is something outside.
    var home: UIBarButtonItem?

    private let split = UISplitViewController(style: .doubleColumn)
    /// The model that is open, until it is left.
    private weak var detail: UIViewController?
    private var detailID = ""

    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: MainContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override func start() async throws {
        split.preferredDisplayMode = .oneBesideSecondary
        try showModelList()
        try await show(split)
    }

    override func process(action: any FlowAction) async throws -> ActionStep {
        let told = (action as? NotificationResponseAction)?.payload["model"] as? String
        guard let id = (action as? ShowModel)?.id ?? told else { return .passDown }
        // Whatever was begun gives way.
        for child in children { await child.stop() }
        try showModelDetail(id: id)
        return .arrived
    }

    // MARK: After a restart

    override var restorationID: String? { "main" }

    override func stateToSave() -> (any Encodable)? { detail == nil ? nil : detailID }

    override func restoreState(from saved: SavedFlow) async throws {
        if let id = try saved.state(String.self) { try showModelDetail(id: id) }
    }

    override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
        guard saved.id == AddModelCoordinator.id else { return nil }
        try showAddModel()
        return children.last
    }

    // MARK: Modules

    /// Opens model detail.
    func showModelDetail(id: String) throws {
        let modelDetail = try container.resolve((any ModelDetailFactory).self).make(id: id)
        (detail, detailID) = (modelDetail.viewController, id)
        split.showDetailViewController(modelDetail.viewController, sender: nil)
    }

    /// Opens model list.
    func showModelList() throws {
        let modelList = try container.resolve((any ModelListFactory).self).make()
        modelList.modelDetailRequested = { [weak self] id in self?.open { try $0.showModelDetail(id: id) } }
        modelList.addModelRequested = { [weak self] in self?.open { try $0.showAddModel() } }
        modelList.viewController.navigationItem.leftBarButtonItem = home
        split.setViewController(modelList.viewController, for: .primary)
    }

    /// Begins the add model flow. It is a part of this one until it ends; a new model is opened.
    func showAddModel() throws {
        coordinate(
            to: AddModelCoordinator(
                parent: container, placement: .presented(over: split), animated: isAnimated)
        ) { [weak self] result in
            guard case .success(let id) = result else { return }
            self?.open { try $0.showModelDetail(id: id) }
        }
    }

    /// Goes where a module asks to go. That it cannot be made ends the flow.
    private func open(_ show: (MainCoordinator) throws -> Void) {
        do {
            try show(self)
        } catch {
            fail(error)
        }
    }
}
