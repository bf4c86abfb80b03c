import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainGadgetViewController")
struct PlainGadgetViewControllerTests {
    private let presenter = PlainGadgetPresenterMock()
    private let view = DefaultPlainGadgetView()
    private let viewController: PlainGadgetViewController

    init() {
        presenter.title = CurrentValueSubject<String, Never>("Plain gadget")
        viewController = PlainGadgetViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.title.value = "some text"
        #expect(view.titleLabel.text == "some text")
    }

    @Test("leads on by itself: bare")
    func bareTapped() {
        var bareRequestedCount = 0
        viewController.bareRequested = { bareRequestedCount += 1 }
        view.bareButton.sendActions(for: .touchUpInside)
        #expect(bareRequestedCount == 1)
    }

    @Test("leads on by itself: cancel")
    func cancelTapped() {
        var canceledCount = 0
        viewController.canceled = { canceledCount += 1 }
        var closedCount = 0
        viewController.closed = { closedCount += 1 }
        view.cancelButton.sendActions(for: .touchUpInside)
        #expect(canceledCount == 1)
        #expect(closedCount == 1)
    }

    @Test("leads on by itself: close")
    func closeTapped() {
        var closedCount = 0
        viewController.closed = { closedCount += 1 }
        view.closeButton.sendActions(for: .touchUpInside)
        #expect(closedCount == 1)
    }
}
