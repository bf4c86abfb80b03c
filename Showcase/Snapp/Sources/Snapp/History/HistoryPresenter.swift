import ScaenaUIKit
import Words

/// Makes what the interactor knows ready to be shown.
@MainActor
final class HistoryPresenter {
    weak var viewController: (any HistoryViewControllerProtocol)?
    private let words: Words
    private let locale: Locale
    private let timeZone: TimeZone

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    /// A presenter for a person of a language and a place: this device's, unless said otherwise.
    init(words: Words = SnappWords.words(), locale: Locale? = nil, timeZone: TimeZone = .autoupdatingCurrent) {
        self.words = words
        self.locale = locale ?? words.locale
        self.timeZone = timeZone
    }
}

extension HistoryPresenter: HistoryPresenterProtocol {
    func present(rides: [Ride]) {
        let rows = rides.map { ride in
            HistoryRowViewModel(
                id: ride.id, requested: ride.requested.formatted(dateStyle), state: ride.sentence(words))
        }
        viewController?.show(rows: rows)
    }

    func present(isLoading: Bool) {
        if isLoading {
            viewController?.showLoading()
        } else {
            viewController?.hideLoading()
        }
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, words: words, dismissesScene: dismiss))
    }
}
