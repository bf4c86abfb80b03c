import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AddOneViewController")
struct AddOneViewControllerTests {
    private let presenter = AddOnePresenterMock()
    private let view = DefaultAddOneView()
    private let viewController: AddOneViewController

    init() {
        presenter.name = StateRelay<String>("Add one")
        presenter.canCreate = StateRelay<Bool>(false)
        viewController = AddOneViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.name.value = "some text"
        #expect(view.nameLabel.text == "some text")
        presenter.canCreate.value = true
        #expect(view.canCreateLabel.text == "true")
    }

    @Test("asks the presenter to create")
    func create() {
        view.createButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.create])
    }

    @Test("fires canceled")
    func canceled() {
        var count = 0
        viewController.canceled = { count += 1 }
        view.cancelButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test("fires finished")
    func finished() {
        var count = 0
        viewController.finished = { count += 1 }
        view.finishButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }
}
