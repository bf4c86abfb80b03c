import Foundation
import ScaenaKit

/// The values that the Model detail module shows, and the requests that it takes.
@MainActor
protocol ModelDetailPresenter: AnyObject {
    var name: StateRelay<String> { get }
    var created: StateRelay<String> { get }
    /// The state of the request: under way, done, or why not.
    var loading: Loading { get }

    /// The view is there, and wants something to show.
    func load()

    /// Asks again for what went wrong.
    func retry()
}

/// The logic of the Model detail module. What it depends on comes through its `init`.
@MainActor
final class DefaultModelDetailPresenter: ModelDetailPresenter {
    let name = StateRelay<String>("")
    let created = StateRelay<String>("")
    let loading = Loading()

    private let modelsManager: any ModelsManager
    private let id: String
    private let locale: Locale
    private let timeZone: TimeZone

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init(
        modelsManager: any ModelsManager,
        id: String,
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        self.modelsManager = modelsManager
        self.id = id
        self.locale = locale
        self.timeZone = timeZone
    }

    func load() {
        model()
    }

    func retry() {
        model()
    }
}

// MARK: Requests

extension DefaultModelDetailPresenter {
    private func model() {
        loading.run { [weak self, modelsManager, id] in
            let model = try await modelsManager.model(id: id)
            // A cancelled request has nothing to say: the module left, or a newer request took its place.
            guard !Task.isCancelled, let self else { return }
            show(model)
        }
    }
}

// MARK: What is shown

extension DefaultModelDetailPresenter {
    private func show(_ model: Model) {
        self.name.value = model.name
        self.created.value = model.created.formatted(dateStyle)
    }
}
