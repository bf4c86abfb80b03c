import Foundation
import ScaenaKit
import ScaenaTesting
import Testing
import Words

@testable import Models

@MainActor
@Suite("DefaultModelListPresenter")
struct DefaultModelListPresenterTests {
    private static let model = Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0))
    private let modelsManager = ModelsManagerMock()
    private let reachabilityManager = ReachabilityManagerMock()
    private let connectionIsReachable = StateRelay<Bool>(true)
    private let all = StateRelay<[Model]>([])
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let presenter: DefaultModelListPresenter

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init() {
        modelsManager.all = all
        reachabilityManager.connectionIsReachable = connectionIsReachable
        presenter = DefaultModelListPresenter(
            modelsManager: modelsManager, reachabilityManager: reachabilityManager, locale: locale, timeZone: timeZone)
        modelsManager.refreshHandler = {}
    }

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.models.value.isEmpty)
    }

    @Test("shows models whenever they change, whoever has changed them")
    func showsChangedModels() {
        all.value = [Self.model]
        expectListed()
        all.value = []
        #expect(presenter.models.value.isEmpty)
    }

    @Test("shows dates by the calendar of the language", arguments: zip(Words.Language.allCases, ["1970", "۱۳۴۸"]))
    func showsDates(language: Words.Language, year: String) throws {
        let presenter = DefaultModelListPresenter(
            modelsManager: modelsManager, reachabilityManager: reachabilityManager,
            locale: ModelsWords.words(language).locale, timeZone: timeZone)
        all.value = [Self.model]
        #expect(presenter.models.value.first?.created.contains(year) == true)
    }

    @Test("shows the rows that have what is searched for")
    func searches() async {
        all.value = [Self.model]
        presenter.searchInput.value = "\u{1F50D} Nothing has this"
        #expect(presenter.models.value.isEmpty)
        presenter.searchInput.value = "NAME"
        expectListed()
        presenter.searchInput.value = ""
        expectListed()
    }

    @Test("asks as soon as the view is there")
    func loads() async {
        presenter.load()
        await loaded()
        #expect(modelsManager.refreshCallCount == 1)
    }

    @Test("tells what went wrong, and asks again when it is told to")
    func recovers() async {
        modelsManager.refreshHandler = { throw Failure() }
        var failures = 0
        let token = presenter.loading.errors.observe { error in failures += error is Failure ? 1 : 0 }
        presenter.load()
        await loaded()
        #expect(failures == 1)
        modelsManager.refreshHandler = {}
        presenter.retry()
        await loaded()
        #expect(failures == 1)
        token.end()
    }

    @Test("refreshPulled asks")
    func refreshPulled() async {
        let refreshBefore = modelsManager.refreshCallCount
        presenter.refreshPulled()
        await loaded()
        #expect(modelsManager.refreshCallCount == refreshBefore + 1)
    }

    /// Waits until nothing is asked for any more.
    private func loaded() async {
        while presenter.loading.isLoading.currentValue { await Task.yield() }
    }

    /// Makes the view model of models.
    private func expectListed(_ model: Model = Self.model) {
        #expect(
            presenter.models.value == [
                ModelCellViewModel(id: model.id, name: "name", created: model.created.formatted(dateStyle))
            ])
    }

    private struct Failure: Error {}
}
