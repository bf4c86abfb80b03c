import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("ItemsListNavigator")
struct ItemsListNavigatorTests {
    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = ItemsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("goes to items add")
    func gotoItemsAdd() async throws {
        let beneath = UIViewController()
        let window = SceneWindow(beneath)
        await window.settle()
        let navigator = ItemsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = beneath
        navigator.gotoItemsAdd(delegate: ItemsAdd_DelegateMock())
        await window.settle()
        let sheet = try #require(window.topViewController as? UINavigationController)
        #expect(sheet.topViewController is ItemsAddViewController)
    }

    @Test("goes to items detail")
    func gotoDetail() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = ItemsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = beneath
        navigator.gotoDetail(for: .sample)
        #expect(stack.topViewController is ItemsDetailViewController)
    }

    @Test("asks the user, and says what the answer is: Delete all")
    func confirmDeleteAll() async throws {
        let top = UIViewController()
        let window = SceneWindow(top)
        await window.settle()
        let navigator = ItemsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = top
        let answer = Task { await navigator.confirmDeleteAll() }
        try await window.waitFor("Delete all items?")
        try await window.tap("Delete all")
        #expect(await answer.value)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                ItemsListNavigator.makeModule(
                    provider: HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport()),
                    dependencies: AppDependencies.sample))
            await window.settle()
        }
    }
}
