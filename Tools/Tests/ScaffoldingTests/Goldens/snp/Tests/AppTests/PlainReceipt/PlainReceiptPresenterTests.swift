import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainReceiptPresenter")
struct PlainReceiptPresenterTests {
    private let viewController = PlainReceiptViewControllerProtocolMock()
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let presenter: PlainReceiptPresenter

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init() {
        presenter = PlainReceiptPresenter(locale: locale, timeZone: timeZone)
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
        let viewModel = PlainReceiptViewModel(
            at: stamp.at.formatted(dateStyle),
            link: stamp.link.map { $0.absoluteString } ?? "",
            id: stamp.id.uuidString)
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows an error in a dialog", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let message = Failure().localizedDescription
        #expect(viewController.calls == [.showErrorDialog(message: message, dismissesScene: dismiss)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: PlainReceiptViewControllerProtocolMock? = PlainReceiptViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
