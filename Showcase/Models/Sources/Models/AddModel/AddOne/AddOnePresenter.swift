import ScaenaKit

/// The values that the Add one module shows, and the requests that it takes.
@MainActor
protocol AddOnePresenter: AnyObject {
    /// The user's input: name.
    var name: StateRelay<String> { get }
    /// True where there is all that `addTapped` waits for.
    var addButtonAvailable: StateSource<Bool> { get }
    /// The state of the request: under way, done, or why not.
    var loading: Loading { get }

    /// The module fires a route of this name: finished.
    var finished: EventRelay<String> { get }

    /// Asks again for what went wrong.
    func retry()

    /// The user asks for it: add.
    func addTapped()
}

/// The logic of the Add one module. What it depends on comes through its `init`.
@MainActor
final class DefaultAddOnePresenter: AddOnePresenter {
    let name = StateRelay("")
    let addButtonAvailable: StateSource<Bool>
    let loading = Loading()
    let finished = EventRelay<String>()

    private let modelsManager: any ModelsManager
    private let reachabilityManager: any ReachabilityManager
    /// Asks again for what was asked for last.
    private var lastRequest: (@MainActor () -> Void)?

    init(modelsManager: any ModelsManager, reachabilityManager: any ReachabilityManager) {
        self.modelsManager = modelsManager
        self.reachabilityManager = reachabilityManager
        addButtonAvailable = reachabilityManager.connectionIsReachable.combineLatest(loading.isLoading, name)
            .map { connectionIsReachable, isLoading, name in
                connectionIsReachable && !isLoading && !name.allSatisfy(\.isWhitespace)
            }.distinct()
    }

    func retry() {
        lastRequest?()
    }

    func addTapped() {
        guard addButtonAvailable.currentValue else { return }
        let name = self.name.value
        addModel(name)
    }
}

// MARK: Requests

extension DefaultAddOnePresenter {
    private func addModel(_ name: String) {
        lastRequest = { [weak self] in self?.addModel(name) }
        loading.run { [weak self, modelsManager] in
            let model = try await modelsManager.addModel(name: name)
            // A cancelled request has nothing to say: the module left, or a newer request took its place.
            guard !Task.isCancelled, let self else { return }
            finished.send(model.id)
        }
    }
}
