import Foundation
import ScaenaKit

/// The values of one cell of models: ready to be shown, primitives only.
nonisolated struct ModelCellViewModel: Equatable, Identifiable, Sendable {
    let id: String
    let name: String
    let created: String
}

/// The values that the Model list module shows, and the requests that it takes.
@MainActor
protocol ModelListPresenter: AnyObject {
    var models: StateRelay<[ModelCellViewModel]> { get }
    /// The text that is searched for: only rows with it are shown.
    var searchInput: StateRelay<String> { get }
    /// True while there is a network.
    var isOnline: StateSource<Bool> { get }
    /// The state of the request: under way, done, or why not.
    var loading: Loading { get }

    /// The view is there, and wants something to show.
    func load()

    /// Asks again for what went wrong.
    func retry()

    /// The user asks for it: refresh.
    func refreshPulled()
}

/// The logic of the Model list module. What it depends on comes through its `init`.
@MainActor
final class DefaultModelListPresenter: ModelListPresenter {
    let models = StateRelay<[ModelCellViewModel]>([])
    let searchInput = StateRelay("")
    let isOnline: StateSource<Bool>
    let loading = Loading()

    private let modelsManager: any ModelsManager
    private let locale: Locale
    private let timeZone: TimeZone
    /// All that is known; the rows show the part that is searched for.
    private var knownModels: [Model] = []
    private var tokens: [RelayToken] = []

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init(
        modelsManager: any ModelsManager, reachabilityManager: any ReachabilityManager,
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        self.modelsManager = modelsManager
        isOnline = reachabilityManager.connectionIsReachable
        self.locale = locale
        self.timeZone = timeZone
        modelsManager.all.observe(with: self) { presenter, models in
            presenter.show(models)
        }.store(in: &tokens)
        searchInput.observe(with: self) { presenter, _ in presenter.search() }.store(in: &tokens)
    }

    func load() {
        refresh()
    }

    func retry() {
        refresh()
    }

    func refreshPulled() {
        refresh()
    }
}

// MARK: Requests

extension DefaultModelListPresenter {
    private func refresh() {
        loading.run { [modelsManager] in
            try await modelsManager.refresh()
        }
    }
}

// MARK: What is shown

extension DefaultModelListPresenter {
    private func show(_ models: [Model]) {
        knownModels = models
        search()
    }

    /// Shows those of models that have what is searched for.
    private func search() {
        let text = searchInput.value
        let found = knownModels.filter { model in
            text.isEmpty || model.name.localizedStandardContains(text)
        }
        models.value = found.map { model in
            ModelCellViewModel(id: model.id, name: model.name, created: model.created.formatted(dateStyle))
        }
    }
}
