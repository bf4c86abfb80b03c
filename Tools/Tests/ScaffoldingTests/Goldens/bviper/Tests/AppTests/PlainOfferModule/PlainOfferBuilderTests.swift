import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainOfferBuilder")
struct PlainOfferBuilderTests {
    private let beneath = UIViewController()
    private let top = UIViewController()
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
    }

    @Test("creates a module whose view can be shown")
    func createsTheModule() {
        let view = PlainOfferBuilder.createPlainOfferModule(
            promotion: .sample, delegate: PlainOfferModuleDelegateMock())
        view.loadViewIfNeeded()
        #expect(view.isViewLoaded && view.viewController === view)
    }

    @Test("has a wireframe that goes to about")
    func pushAboutModule() {
        PlainOfferWireframe().pushAboutModule(from: top)
        #expect(stack.topViewController is AboutVC)
    }

    @Test("has a wireframe that goes to terms and conditions")
    func presentTermsAndConditionsModule() {
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = stack
        window.isHidden = false
        PlainOfferWireframe().presentTermsAndConditionsModule(from: top)
        let sheet = top.presentedViewController as? UINavigationController
        #expect(sheet?.topViewController is TermsAndConditionsVC)
    }

    @Test("has a wireframe that goes to leads")
    func pushLeadsModule() {
        PlainOfferWireframe().pushLeadsModule(from: top)
        #expect(stack.topViewController is LeadsVC)
    }

    @Test("has a wireframe that goes back to what is beneath")
    func goesBack() {
        PlainOfferWireframe().goBack(from: top)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that goes back to the first module of the stack")
    func goesToRoot() {
        stack.pushViewController(UIViewController(), animated: false)
        PlainOfferWireframe().goToRoot(from: top)
        #expect(stack.viewControllers == [beneath])
    }
}
