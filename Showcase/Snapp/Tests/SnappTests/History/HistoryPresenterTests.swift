import ScaenaTesting
import ScaenaUIKit
import Testing
import Words

@testable import Snapp

@MainActor
@Suite("HistoryPresenter")
struct HistoryPresenterTests {
    private let viewController = HistoryViewControllerProtocolMock()
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let presenter: HistoryPresenter

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init() {
        presenter = HistoryPresenter(locale: locale, timeZone: timeZone)
        presenter.viewController = viewController
    }

    @Test("shows rides as rows")
    func showsRows() {
        let ride = Ride(id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0))
        presenter.present(rides: [ride])
        let row = HistoryRowViewModel(id: ride.id, requested: ride.requested.formatted(dateStyle), state: "state")
        #expect(viewController.calls == [.show(rows: [row])])
    }

    @Test("shows dates by the calendar of the language", arguments: zip(Words.Language.allCases, ["1970", "۱۳۴۸"]))
    func showsDates(language: Words.Language, year: String) throws {
        let presenter = HistoryPresenter(words: SnappWords.words(language), timeZone: timeZone)
        presenter.viewController = viewController
        presenter.present(rides: [.sample])
        let rows = try #require(viewController.arguments(of: \.showRows).first)
        #expect(rows.first?.requested.contains(year) == true)
    }

    @Test("shows that a request is under way, and that it has ended")
    func showsLoading() {
        presenter.present(isLoading: true)
        #expect(viewController.calls == [.showLoading])
        presenter.present(isLoading: false)
        #expect(viewController.calls == [.showLoading, .hideLoading])
    }

    @Test("shows an error in a dialog that offers to retry", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), retryTitle: "Retry", dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: HistoryViewControllerProtocolMock? = HistoryViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
