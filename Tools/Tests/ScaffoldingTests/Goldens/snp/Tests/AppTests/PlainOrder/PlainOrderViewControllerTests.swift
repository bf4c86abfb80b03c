import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainOrderViewController")
struct PlainOrderViewControllerTests {
    private let interactor = PlainOrderInteractorProtocolMock()
    private let viewController: PlainOrderViewController

    init() {
        viewController = PlainOrderViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor saveTapped")
    func saveTapped() throws {
        let view = try #require(viewController.view as? PlainOrderView)
        view.nameField.text = "name"
        view.saveButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .saveTapped(name: "name")])
    }

    @Test("tells the interactor keepTapped")
    func keepTapped() throws {
        let view = try #require(viewController.view as? PlainOrderView)
        view.nameField.text = "name"
        view.noteField.text = "note"
        view.urgentSwitch.isOn = true
        view.keepButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .keepTapped(name: "name", note: "note", urgent: true)])
    }

    @Test("tells the interactor checkTapped")
    func checkTapped() throws {
        let view = try #require(viewController.view as? PlainOrderView)
        view.codeField.text = "code"
        view.checkButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .checkTapped(code: "code")])
    }

    @Test("tells the interactor cancelTapped")
    func cancelTapped() throws {
        let view = try #require(viewController.view as? PlainOrderView)
        view.cancelButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .cancelTapped])
    }

    @Test("goes from field to field by the return key, and on from the last")
    func followsReturnKey() throws {
        let view = try #require(viewController.view as? PlainOrderView)
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = viewController
        window.isHidden = false
        let before = interactor.calls.count
        view.nameField.sendActions(for: .primaryActionTriggered)
        #expect(view.codeField.isFirstResponder)
        view.codeField.sendActions(for: .primaryActionTriggered)
        #expect(view.noteField.isFirstResponder)
        view.noteField.sendActions(for: .primaryActionTriggered)
        #expect(interactor.calls.count == before + 1)
    }

    @Test("shows what is wrong below each field, and nothing where all is well")
    func showsMessages() throws {
        let view = try #require(viewController.view as? PlainOrderView)
        viewController.show(messages: PlainOrderMessagesViewModel(name: "name", code: "code"))
        #expect(view.nameMessageLabel.text == "name" && !view.nameMessageLabel.isHidden)
        #expect(view.codeMessageLabel.text == "code" && !view.codeMessageLabel.isHidden)
        viewController.show(messages: PlainOrderMessagesViewModel(name: "", code: ""))
        #expect(view.nameMessageLabel.isHidden)
        #expect(view.codeMessageLabel.isHidden)
    }

    @Test("shows that a request is under way in the place of its result")
    func showsLoading() throws {
        let view = try #require(viewController.view as? PlainOrderView)
        viewController.showLoading()
        #expect(view.activityIndicator.isAnimating)
        viewController.hideLoading()
        #expect(!view.activityIndicator.isAnimating)
    }
}
