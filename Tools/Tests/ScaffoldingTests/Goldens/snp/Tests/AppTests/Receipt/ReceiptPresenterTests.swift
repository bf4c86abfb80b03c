import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ReceiptPresenter")
struct ReceiptPresenterTests {
    private let viewController = ReceiptViewControllerProtocolMock()
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let presenter: ReceiptPresenter

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init() {
        presenter = ReceiptPresenter(locale: locale, timeZone: timeZone)
        presenter.viewController = viewController
    }

    @Test("shows stamp as texts")
    func shows() {
        let stamp = Stamp(
            id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
            at: Date(timeIntervalSince1970: 0),
            link: URL(fileURLWithPath: "/sample"),
            raw: [Data([1, 2, 3])],
            prices: ["some text": Decimal(42)],
            zone: TimeZone.current,
            days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)])
        presenter.present(stamp: stamp)
        let viewModel = ReceiptViewModel(
            at: stamp.at.formatted(dateStyle),
            link: stamp.link.map { $0.absoluteString } ?? "",
            id: stamp.id.uuidString)
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows an error in a dialog", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: ReceiptViewControllerProtocolMock? = ReceiptViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
