import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import VIPERSSwift6Mode

@MainActor
@Suite("GoodsListNavigator")
struct GoodsListNavigatorTests {
    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = GoodsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("goes back from what was presented")
    func closes() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let top = UIViewController()
        window.window.rootViewController?.present(top, animated: false)
        await window.settle()
        let navigator = GoodsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = top
        navigator.goBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("goes to goods detail")
    func gotoDetail() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = GoodsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = beneath
        navigator.gotoDetail(for: .sample)
        #expect(stack.topViewController is GoodsDetailViewController)
    }

    @Test("goes to goods add")
    func gotoGoodsAdd() async throws {
        let beneath = UIViewController()
        let window = SceneWindow(beneath)
        await window.settle()
        let navigator = GoodsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = beneath
        navigator.gotoGoodsAdd(name: "some text", delegate: GoodsAdd_DelegateMock())
        await window.settle()
        let sheet = try #require(window.topViewController as? UINavigationController)
        #expect(sheet.topViewController is GoodsAddViewController)
        try await window.tap("Close")
        await window.settle()
        #expect(window.topViewController === beneath)
    }

    @Test("goes to help")
    func gotoHelp() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = GoodsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = beneath
        navigator.gotoHelp()
        #expect(stack.topViewController is WebViewController)
    }

    @Test("asks the user, and says what the answer is: Delete all")
    func confirmDeleteAll() async throws {
        let top = UIViewController()
        let window = SceneWindow(top)
        await window.settle()
        let navigator = GoodsListNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = top
        let answer = Task { await navigator.confirmDeleteAll() }
        try await window.waitFor("Delete all goods?")
        try await window.tap("Delete all")
        #expect(await answer.value)
    }

    @Test("connects who makes up the module, and ends its tasks with it")
    func connects() {
        let viewController = GoodsListNavigator.makeModule(
            provider: HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport()),
            store: MemoryStore(),
            name: "some text",
            dependencies: AppDependencies.sample)
        let actors = viewController.lifetime.actors
        let worker = actors["worker"] as? GoodsListWorker
        let navigator = actors["navigator"] as? GoodsListNavigator
        let director = actors["director"] as? GoodsListDirector
        #expect(worker != nil)
        #expect(navigator != nil)
        #expect(director != nil)
        #expect(worker?.presenter === director)
        #expect(navigator?.viewController === viewController)
        #expect(director?.ui === viewController)
        let workerTask = worker?.tasks.run { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        let directorTask = director?.tasks.run { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        viewController.lifetime.viewHasLeft()
        #expect(workerTask?.isCancelled == true)
        #expect(directorTask?.isCancelled == true)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                GoodsListNavigator.makeModule(
                    provider: HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport()),
                    store: MemoryStore(),
                    name: "some text",
                    dependencies: AppDependencies.sample))
            await window.settle()
        }
    }
}
