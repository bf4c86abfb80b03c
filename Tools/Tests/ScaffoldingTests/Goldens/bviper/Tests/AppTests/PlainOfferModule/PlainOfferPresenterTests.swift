import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainOfferPresenter")
struct PlainOfferPresenterTests {
    private let view = PlainOfferViewInterfaceMock()
    private let interactor = PlainOfferInteractorInterfaceMock()
    private let promotion: Promotion = .sample
    private let stack: UINavigationController
    private let presenter: PlainOfferPresenter

    init() {
        presenter = PlainOfferPresenter(interactor: interactor, wireframe: PlainOfferWireframe(), promotion: promotion)
        presenter.view = view
        // The module stands on another one.
        view.viewController = UIViewController()
        stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(view.viewController, animated: false)
    }

    @Test("shows promotion once the view is loaded")
    func showsOnceLoaded() {
        presenter.plainOfferViewDidLoad()
        #expect(view.calls.first == .show(viewModel: PlainOfferViewModel(name: promotion.name)))
    }

    @Test("plainOfferViewDidPressEnter tells taken")
    func plainOfferViewDidPressEnter() {
        let opener = PlainOfferModuleDelegateMock()
        presenter.delegate = opener
        presenter.plainOfferViewDidPressEnter(code: "code", note: "note", agrees: true)
        #expect(opener.calls.count == 1)
        #expect(stack.viewControllers.count == 1)
    }

    @Test("plainOfferViewDidPressEnter says what is wrong with what was entered, and does nothing")
    func plainOfferViewDidPressEnterComplains() {
        presenter.plainOfferViewDidPressEnter(code: " ", note: "note", agrees: true)
        #expect(view.calls == [.showMessages(code: "Enter the code.")])
        #expect(interactor.calls.isEmpty && stack.viewControllers.count == 2)
    }

    @Test("plainOfferViewDidPressAbout goes to about")
    func plainOfferViewDidPressAbout() {
        presenter.plainOfferViewDidPressAbout()
        #expect(stack.viewControllers.count == 3)
    }

    @Test("plainOfferViewDidPressTerms goes to terms and conditions")
    func plainOfferViewDidPressTerms() {
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = stack
        window.isHidden = false
        presenter.plainOfferViewDidPressTerms()
        #expect(view.viewController.presentedViewController != nil)
    }

    @Test("plainOfferViewDidPressLeads goes to leads")
    func plainOfferViewDidPressLeads() {
        presenter.plainOfferViewDidPressLeads()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("plainOfferViewDidPressHome goes back to the first module")
    func plainOfferViewDidPressHome() {
        presenter.plainOfferViewDidPressHome()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("plainOfferViewDidPressCancel tells canceled")
    func plainOfferViewDidPressCancel() {
        let opener = PlainOfferModuleDelegateMock()
        presenter.delegate = opener
        presenter.plainOfferViewDidPressCancel()
        #expect(opener.calls.count == 1)
        #expect(stack.viewControllers.count == 1)
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: PlainOfferViewInterfaceMock? = PlainOfferViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }
}
