import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class ReceiptPresenter {
    weak var viewController: (any ReceiptViewControllerProtocol)?
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

extension ReceiptPresenter: ReceiptPresenterProtocol {
    func present(stamp: Stamp) {
        let viewModel = ReceiptViewModel(
            at: stamp.at.formatted(dateStyle),
            link: stamp.link.map { $0.absoluteString } ?? "",
            id: stamp.id.uuidString)
        viewController?.show(viewModel: viewModel)
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
