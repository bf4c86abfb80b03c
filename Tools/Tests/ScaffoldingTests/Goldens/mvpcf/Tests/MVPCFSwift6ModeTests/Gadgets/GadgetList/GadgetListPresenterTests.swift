import Foundation
import ScaenaKit
import ScaenaTesting
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("DefaultGadgetListPresenter")
struct DefaultGadgetListPresenterTests {
    private static let gadget = Gadget(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "name",
        created: Date(timeIntervalSince1970: 0))
    private let gadgetRepository = GadgetRepositoryMock()
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let presenter: DefaultGadgetListPresenter

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init() {
        presenter = DefaultGadgetListPresenter(gadgetRepository: gadgetRepository, locale: locale, timeZone: timeZone)
        gadgetRepository.fetchGadgetsHandler = { [Self.gadget] }
        gadgetRepository.deleteAllGadgetsHandler = {}
    }

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.gadgets.value.isEmpty)
    }

    @Test("shows the rows that have what is searched for")
    func searches() async {
        presenter.load()
        await loaded()
        presenter.searchInput.value = "\u{1F50D} Nothing has this"
        #expect(presenter.gadgets.value.isEmpty)
        presenter.searchInput.value = "NAME"
        expectListed(Self.gadget)
        presenter.searchInput.value = ""
        expectListed(Self.gadget)
    }

    @Test("asks as soon as the view is there, and shows the answer")
    func loads() async {
        presenter.load()
        await loaded()
        expectListed(Self.gadget)
        #expect(gadgetRepository.fetchGadgetsCallCount == 1)
    }

    @Test("tells what went wrong, and asks again when it is told to")
    func recovers() async {
        gadgetRepository.fetchGadgetsHandler = { throw Failure() }
        var failures = 0
        let token = presenter.loading.errors.observe { error in failures += error is Failure ? 1 : 0 }
        presenter.load()
        await loaded()
        #expect(failures == 1)
        gadgetRepository.fetchGadgetsHandler = { [Self.gadget] }
        presenter.retry()
        await loaded()
        #expect(failures == 1)
        expectListed(Self.gadget)
        token.end()
    }

    @Test("deleteAllTapped asks")
    func deleteAllTapped() async {
        let deleteAllGadgetsBefore = gadgetRepository.deleteAllGadgetsCallCount
        let fetchGadgetsBefore = gadgetRepository.fetchGadgetsCallCount
        presenter.deleteAllTapped()
        await loaded()
        #expect(gadgetRepository.deleteAllGadgetsCallCount == deleteAllGadgetsBefore + 1)
        #expect(gadgetRepository.fetchGadgetsCallCount == fetchGadgetsBefore + 1)
        expectListed(Self.gadget)
    }

    @Test("deleteAllTapped asks on Retry for what failed, and for nothing that was done")
    func deleteAllTappedResumes() async {
        let deleteAllGadgetsBefore = gadgetRepository.deleteAllGadgetsCallCount
        let fetchGadgetsBefore = gadgetRepository.fetchGadgetsCallCount
        gadgetRepository.fetchGadgetsHandler = { throw Failure() }
        presenter.deleteAllTapped()
        await loaded()
        gadgetRepository.fetchGadgetsHandler = { [Self.gadget] }
        presenter.retry()
        await loaded()
        #expect(gadgetRepository.deleteAllGadgetsCallCount == deleteAllGadgetsBefore + 1)
        #expect(gadgetRepository.fetchGadgetsCallCount == fetchGadgetsBefore + 2)
    }

    @Test("refreshPulled asks")
    func refreshPulled() async {
        let fetchGadgetsBefore = gadgetRepository.fetchGadgetsCallCount
        presenter.refreshPulled()
        await loaded()
        #expect(gadgetRepository.fetchGadgetsCallCount == fetchGadgetsBefore + 1)
        expectListed(Self.gadget)
        presenter.retry()
        await loaded()
        #expect(gadgetRepository.fetchGadgetsCallCount == fetchGadgetsBefore + 2)
    }

    /// Waits until nothing is asked for any more.
    private func loaded() async {
        while presenter.loading.isLoading.currentValue { await Task.yield() }
    }

    /// Makes the view model of gadgets.
    private func expectListed(_ gadget: Gadget) {
        #expect(
            presenter.gadgets.value == [
                GadgetCellViewModel(
                    id: gadget.id.uuidString, name: "name", created: gadget.created.formatted(dateStyle))
            ])
    }

    private struct Failure: Error {}
}
