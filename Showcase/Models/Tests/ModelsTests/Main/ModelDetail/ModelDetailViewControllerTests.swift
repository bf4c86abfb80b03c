import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("ModelDetailViewController")
struct ModelDetailViewControllerTests {
    private let presenter = ModelDetailPresenterMock()
    private let view = DefaultModelDetailView()
    private let viewController: ModelDetailViewController

    init() {
        presenter.name = StateRelay<String>("Model detail")
        presenter.created = StateRelay<String>("")
        presenter.loading = Loading()
        viewController = ModelDetailViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.name.value = "some text"
        #expect(view.nameLabel.text == "some text")
        presenter.created.value = "some text"
        #expect(view.createdLabel.text == "some text")
    }

    @Test("asks for something to show")
    func loads() {
        #expect(presenter.calls == [.load])
    }
}
