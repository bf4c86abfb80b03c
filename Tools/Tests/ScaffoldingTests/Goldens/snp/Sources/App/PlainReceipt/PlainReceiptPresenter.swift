import UIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class PlainReceiptPresenter {
    weak var viewController: (any PlainReceiptViewControllerProtocol)?
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

extension PlainReceiptPresenter: PlainReceiptPresenterProtocol {
    func present(stamp: Stamp) {
        let viewModel = PlainReceiptViewModel(
            at: stamp.at.formatted(dateStyle),
            link: stamp.link.map { $0.absoluteString } ?? "",
            id: stamp.id.uuidString)
        viewController?.show(viewModel: viewModel)
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(message: error.localizedDescription, dismissesScene: dismiss)
    }
}
