import Foundation
import ScaenaKit

/// The values of one cell of gadgets: ready to be shown, primitives only.
nonisolated struct GadgetCellViewModel: Equatable, Identifiable, Sendable {
    let id: String
    let name: String
    let created: String
}

/// The values that the Gadget list module shows, and the requests that it takes.
@MainActor
protocol GadgetListPresenter: AnyObject {
    var gadgets: StateRelay<[GadgetCellViewModel]> { get }
    /// The text that is searched for: only rows with it are shown.
    var searchInput: StateRelay<String> { get }
    /// The state of the request: under way, done, or why not.
    var loading: Loading { get }

    /// The view is there, and wants something to show.
    func load()

    /// Asks again for what went wrong.
    func retry()

    /// The user asks for it: delete all.
    func deleteAllTapped()

    /// The user asks for it: refresh.
    func refreshPulled()
}

/// The logic of the Gadget list module. What it depends on comes through its `init`.
@MainActor
final class DefaultGadgetListPresenter: GadgetListPresenter {
    let gadgets = StateRelay<[GadgetCellViewModel]>([])
    let searchInput = StateRelay("")
    let loading = Loading()

    private let gadgetRepository: any GadgetRepository
    private let locale: Locale
    private let timeZone: TimeZone
    /// All that is known; the rows show the part that is searched for.
    private var knownGadgets: [Gadget] = []
    private var tokens: [RelayToken] = []
    /// Asks again for what was asked for last.
    private var lastRequest: (@MainActor () -> Void)?

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init(
        gadgetRepository: any GadgetRepository,
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        self.gadgetRepository = gadgetRepository
        self.locale = locale
        self.timeZone = timeZone
        searchInput.observe(with: self) { presenter, _ in presenter.search() }.store(in: &tokens)
    }

    func load() {
        fetchGadgets()
    }

    func retry() {
        lastRequest?()
    }

    func deleteAllTapped() {
        deleteAllGadgets()
    }

    func refreshPulled() {
        fetchGadgets()
    }
}

// MARK: Requests

extension DefaultGadgetListPresenter {
    private func fetchGadgets() {
        lastRequest = { [weak self] in self?.fetchGadgets() }
        loading.run { [weak self, gadgetRepository] in
            let gadgets = try await gadgetRepository.fetchGadgets()
            // A cancelled request has nothing to say: the module left, or a newer request took its place.
            guard !Task.isCancelled, let self else { return }
            show(gadgets)
        }
    }

    private func deleteAllGadgets() {
        lastRequest = { [weak self] in self?.deleteAllGadgets() }
        loading.run { [weak self, gadgetRepository] in
            try await gadgetRepository.deleteAllGadgets()
            // A cancelled request has nothing to say: the module left, or a newer request took its place.
            guard !Task.isCancelled, let self else { return }
            fetchGadgets()
        }
    }
}

// MARK: What is shown

extension DefaultGadgetListPresenter {
    private func show(_ gadgets: [Gadget]) {
        knownGadgets = gadgets
        search()
    }

    /// Shows those of gadgets that have what is searched for.
    private func search() {
        let text = searchInput.value
        let found = knownGadgets.filter { gadget in
            text.isEmpty || gadget.name.localizedStandardContains(text)
        }
        gadgets.value = found.map { gadget in
            GadgetCellViewModel(
                id: gadget.id.uuidString, name: gadget.name, created: gadget.created.formatted(dateStyle))
        }
    }
}
