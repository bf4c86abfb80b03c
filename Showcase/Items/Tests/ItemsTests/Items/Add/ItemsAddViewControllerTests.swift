import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("ItemsAddViewController")
struct ItemsAddViewControllerTests {
    private let director = ItemsAdd_HandleUIEventsMock()
    private let viewController: ItemsAddViewController

    init() {
        viewController = ItemsAddViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director what is typed")
    func onChange() async throws {
        let window = SceneWindow(viewController)
        await window.settle()
        try await window.type("Tea", into: "Name")
        #expect(director.calls == [.onUIReady, .onChange(name: "Tea")])
    }

    @Test("tells the director onSave")
    func onSave() {
        viewController.loadViewIfNeeded()
        viewController.nameField.text = "Tea"
        viewController.enabledSwitch.isOn = false
        viewController.saveButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onSave(name: "Tea", isEnabled: false)])
    }

    @Test("displays whether there is something to save", arguments: [true, false])
    func togglesSave(save: Bool) {
        viewController.toggle(save: save)
        #expect(viewController.saveButton.isEnabled == save)
    }

    @Test("displays whether something is under way")
    func toggles() {
        viewController.loadViewIfNeeded()
        viewController.toggle(loading: true)
        #expect(viewController.activityIndicator.isAnimating)
        viewController.toggle(loading: false)
        #expect(!viewController.activityIndicator.isAnimating)
    }

    @Test("tells the director that the user tries again")
    func retries() async throws {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        #expect(director.calls == [.onUIReady, .onRetry])
    }

    @Test("displays an error in an alert")
    func displaysError() async {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained."))
    }
}
