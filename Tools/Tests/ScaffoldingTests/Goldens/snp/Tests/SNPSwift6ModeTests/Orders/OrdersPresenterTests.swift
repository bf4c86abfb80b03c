import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import SNPSwift6Mode

@MainActor
@Suite("OrdersPresenter")
struct OrdersPresenterTests {
    private let viewController = OrdersViewControllerProtocolMock()
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let presenter: OrdersPresenter

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init() {
        presenter = OrdersPresenter(locale: locale, timeZone: timeZone)
        presenter.viewController = viewController
    }

    @Test("shows orders as rows")
    func showsRows() {
        let order = Order(
            id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
            name: "name",
            placed: Date(timeIntervalSince1970: 0))
        presenter.present(orders: [order])
        let row = OrdersRowViewModel(id: order.id.uuidString, name: "name", placed: order.placed.formatted(dateStyle))
        #expect(viewController.calls == [.show(rows: [row])])
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
        var scene: OrdersViewControllerProtocolMock? = OrdersViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
