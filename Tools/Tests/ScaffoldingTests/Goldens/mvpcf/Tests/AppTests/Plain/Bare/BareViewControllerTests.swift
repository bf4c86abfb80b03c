import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("BareViewController")
struct BareViewControllerTests {
    private let presenter = BarePresenterMock()
    private let view = DefaultBareView()
    private let viewController: BareViewController

    init() {
        presenter.title = CurrentValueSubject<String, Never>("Bare")
        viewController = BareViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.title.value = "some text"
        #expect(view.titleLabel.text == "some text")
    }

    @Test("fires plainRequested")
    func plainRequested() {
        var count = 0
        viewController.plainRequested = { count += 1 }
        view.plainButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }
}
