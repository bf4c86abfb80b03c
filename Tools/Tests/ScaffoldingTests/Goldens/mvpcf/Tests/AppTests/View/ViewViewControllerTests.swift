import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewViewController")
struct ViewViewControllerTests {
    private let presenter = ViewPresenterMock()
    private let view = DefaultViewView()
    private let viewController: ViewViewController

    init() {
        presenter.stack = StateRelay<Int>(0)
        presenter.presenter = StateRelay<Bool>(false)
        presenter.value = StateRelay<Int>(0)
        viewController = ViewViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.stack.value = 42
        #expect(view.stackLabel.text == "42")
        presenter.presenter.value = true
        #expect(view.presenterLabel.text == "true")
        presenter.value.value = 42
        #expect(view.valueLabel.text == "42")
    }

    @Test("fires closed")
    func closed() {
        var count = 0
        viewController.closed = { count += 1 }
        view.closeButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }
}
