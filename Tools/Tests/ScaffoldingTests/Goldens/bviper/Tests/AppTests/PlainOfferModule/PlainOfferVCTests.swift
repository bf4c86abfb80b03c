import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainOfferVC")
struct PlainOfferVCTests {
    private let presenter = PlainOfferViewHandlerMock()
    private let view: PlainOfferVC

    init() {
        view = PlainOfferVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.plainOfferViewDidLoad])
    }

    @Test("tells the presenter plainOfferViewDidPressEnter")
    func plainOfferViewDidPressEnter() {
        view.loadViewIfNeeded()
        view.codeField.text = "code"
        view.noteField.text = "note"
        view.agreesSwitch.isOn = true
        view.enterButton.sendActions(for: .touchUpInside)
        #expect(
            presenter.calls == [
                .plainOfferViewDidLoad,
                .plainOfferViewDidPressEnter(code: "code", note: "note", agrees: true),
            ])
    }

    @Test("tells the presenter plainOfferViewDidPressAbout")
    func plainOfferViewDidPressAbout() {
        view.loadViewIfNeeded()
        view.aboutButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.plainOfferViewDidLoad, .plainOfferViewDidPressAbout])
    }

    @Test("tells the presenter plainOfferViewDidPressTerms")
    func plainOfferViewDidPressTerms() {
        view.loadViewIfNeeded()
        view.termsButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.plainOfferViewDidLoad, .plainOfferViewDidPressTerms])
    }

    @Test("tells the presenter plainOfferViewDidPressLeads")
    func plainOfferViewDidPressLeads() {
        view.loadViewIfNeeded()
        view.leadsButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.plainOfferViewDidLoad, .plainOfferViewDidPressLeads])
    }

    @Test("tells the presenter plainOfferViewDidPressHome")
    func plainOfferViewDidPressHome() {
        view.loadViewIfNeeded()
        view.homeButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.plainOfferViewDidLoad, .plainOfferViewDidPressHome])
    }

    @Test("tells the presenter plainOfferViewDidPressCancel")
    func plainOfferViewDidPressCancel() {
        view.loadViewIfNeeded()
        view.cancelButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.plainOfferViewDidLoad, .plainOfferViewDidPressCancel])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: PlainOfferViewModel(name: "some text"))
        #expect(view.nameLabel.text == "some text")
    }

    @Test("goes from field to field by the return key, and on from the last")
    func followsReturnKey() {
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = view
        window.isHidden = false
        view.codeField.sendActions(for: .primaryActionTriggered)
        #expect(view.noteField.isFirstResponder)
        _ = view.noteField.becomeFirstResponder()
        view.noteField.sendActions(for: .primaryActionTriggered)
        #expect(!view.noteField.isFirstResponder)
        #expect(presenter.calls.count == 2)
    }

    @Test("shows what is wrong below each field, and nothing where all is well")
    func showsMessages() {
        view.loadViewIfNeeded()
        view.showMessages(code: "code")
        #expect(view.codeMessageLabel.text == "code" && !view.codeMessageLabel.isHidden)
        view.showMessages(code: "")
        #expect(view.codeMessageLabel.isHidden)
    }
}
