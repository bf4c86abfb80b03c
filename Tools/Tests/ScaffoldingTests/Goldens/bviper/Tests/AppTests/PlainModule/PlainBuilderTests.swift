import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainBuilder")
struct PlainBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = PlainBuilder.createPlainModule(
            aboutProvider: AboutProviderInterfaceMock(), item: .sample, delegate: PlainModuleDelegateMock())
        view.loadViewIfNeeded()
        #expect(view.titleLabel.text == "Plain")
    }

    @Test("has a wireframe that goes to about")
    func pushAboutModule() {
        let stack = UINavigationController(rootViewController: UIViewController())
        PlainWireframe().pushAboutModule(from: stack.viewControllers[0])
        #expect(stack.topViewController is AboutVC)
    }
}
