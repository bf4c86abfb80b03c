import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("StartViewController")
struct StartViewControllerTests {
    private let presenter = StartPresenterMock()
    private let view = DefaultStartView()
    private let viewController: StartViewController

    init() {
        presenter.title = StateRelay<String>("Start")
        viewController = StartViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.title.value = "some text"
        #expect(view.titleLabel.text == "some text")
    }
}
