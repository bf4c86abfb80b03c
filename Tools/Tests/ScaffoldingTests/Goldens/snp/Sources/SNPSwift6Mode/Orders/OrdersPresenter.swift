import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class OrdersPresenter {
    weak var viewController: (any OrdersViewControllerProtocol)?
    private let locale: Locale
    private let timeZone: TimeZone

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    /// A presenter for a person of a language and a place: this device's, unless said otherwise.
    init(locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent) {
        self.locale = locale
        self.timeZone = timeZone
    }
}

extension OrdersPresenter: OrdersPresenterProtocol {
    func present(orders: [Order]) {
        let rows = orders.map { order in
            OrdersRowViewModel(id: order.id.uuidString, name: order.name, placed: order.placed.formatted(dateStyle))
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
            errorViewModel: ErrorViewModel(error: error, retryTitle: OrdersTexts.retry, dismissesScene: dismiss))
    }
}
