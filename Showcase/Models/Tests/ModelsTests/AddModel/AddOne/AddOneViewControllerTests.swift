import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("AddOneViewController")
struct AddOneViewControllerTests {
    private let presenter = AddOnePresenterMock()
    private let view = DefaultAddOneView()
    private let addButtonAvailable = StateRelay(true)
    private let viewController: AddOneViewController

    init() {
        presenter.name = StateRelay("")
        presenter.addButtonAvailable = addButtonAvailable
        presenter.loading = Loading()
        presenter.finished = EventRelay<String>()
        viewController = AddOneViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("has the presenter know what the user enters, and shows what it knows")
    func bindsInput() {
        view.nameField.text = "name"
        view.nameField.sendActions(for: .editingChanged)
        #expect(presenter.name.value == "name")
        presenter.name.value = "another"
        #expect(view.nameField.text == "another")
    }

    @Test("goes from field to field by the return key, and on from the last")
    func followsReturnKey() async {
        let window = SceneWindow(viewController)
        await window.settle()
        let before = presenter.calls.count
        view.nameField.sendActions(for: .primaryActionTriggered)
        #expect(presenter.calls.dropFirst(before) == [.addTapped])
    }

    @Test("has the button of addTapped wait while the presenter says so")
    func addTappedWaits() {
        #expect(view.addButton.isEnabled)
        addButtonAvailable.value = false
        #expect(!view.addButton.isEnabled)
    }

    @Test("asks the presenter to addTapped")
    func addTapped() {
        view.addButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.addTapped])
    }

    @Test("leads on by itself: cancel")
    func cancelTapped() {
        var canceledCount = 0
        viewController.canceled = { canceledCount += 1 }
        view.cancelButton.sendActions(for: .touchUpInside)
        #expect(canceledCount == 1)
    }

    @Test("passes on what came of it: finished")
    func passesOnFinished() {
        var count = 0
        viewController.finished = { _ in count += 1 }
        presenter.finished.send("some text")
        #expect(count == 1)
    }
}
