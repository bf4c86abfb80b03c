import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainGoodViewController")
struct PlainGoodViewControllerTests {
    private let director = PlainGood_HandleUIEventsMock()
    private let viewController: PlainGoodViewController

    init() {
        viewController = PlainGoodViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director onEnter")
    func onEnter() {
        viewController.loadViewIfNeeded()
        viewController.codeField.text = "code"
        viewController.noteField.text = "note"
        viewController.agreesSwitch.isOn = true
        viewController.enterButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onEnter(code: "code", note: "note", agrees: true)])
    }

    @Test("tells the director onWelcome")
    func onWelcome() {
        viewController.loadViewIfNeeded()
        viewController.welcomeButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onWelcome])
    }

    @Test("tells the director onTerms")
    func onTerms() {
        viewController.loadViewIfNeeded()
        viewController.termsButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onTerms])
    }

    @Test("tells the director onLeads")
    func onLeads() {
        viewController.loadViewIfNeeded()
        viewController.leadsButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onLeads])
    }

    @Test("tells the director onHome")
    func onHome() {
        viewController.loadViewIfNeeded()
        viewController.homeButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onHome])
    }

    @Test("tells the director onCancel")
    func onCancel() {
        viewController.loadViewIfNeeded()
        viewController.cancelButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onCancel])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(PlainGoodUI(name: "some text", created: "some text"))
        #expect(viewController.nameLabel.text == "some text")
        #expect(viewController.createdLabel.text == "some text")
    }

    @Test("goes from field to field by the return key, and on from the last")
    func followsReturnKey() {
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = viewController
        window.isHidden = false
        let before = director.calls.count
        viewController.codeField.sendActions(for: .primaryActionTriggered)
        #expect(viewController.noteField.isFirstResponder)
        _ = viewController.noteField.becomeFirstResponder()
        viewController.noteField.sendActions(for: .primaryActionTriggered)
        #expect(!viewController.noteField.isFirstResponder)
        #expect(director.calls.count == before + 1)
    }

    @Test("displays what is wrong below each field, and nothing where all is well")
    func displaysMessages() {
        viewController.loadViewIfNeeded()
        viewController.displayMessages(code: "code")
        #expect(viewController.codeMessageLabel.text == "code" && !viewController.codeMessageLabel.isHidden)
        viewController.displayMessages(code: "")
        #expect(viewController.codeMessageLabel.isHidden)
    }
}
