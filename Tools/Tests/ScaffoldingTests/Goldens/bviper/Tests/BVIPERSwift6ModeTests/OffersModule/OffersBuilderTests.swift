import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import BVIPERSwift6Mode

@MainActor
@Suite("OffersBuilder")
struct OffersBuilderTests {
    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await HTTPRequester.shared.replaced(by: Self.nobody) {
            try await expectNoLeaks {
                let window = SceneWindow(OffersBuilder.createOffersModule())
                await window.settle()
            }
        }
    }

    @Test("connects who makes up the module, and ends its tasks with it")
    func connects() {
        let view = OffersBuilder.createOffersModule()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? OffersInteractor
        let wireframe = actors["wireframe"] as? OffersWireframe
        let presenter = actors["presenter"] as? OffersPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
        let interactorTask = interactor?.tasks.run { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        let presenterTask = presenter?.tasks.run { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        view.lifetime.viewHasLeft()
        #expect(interactorTask?.isCancelled == true)
        #expect(presenterTask?.isCancelled == true)
    }

    @Test("has a wireframe that goes to offer")
    func pushOfferModule() async {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(stack)
        await window.settle()
        await HTTPRequester.shared.replaced(by: Self.nobody) {
            OffersWireframe().pushOfferModule(from: beneath, promotion: .sample, delegate: OfferModuleDelegateMock())
            await window.settle()
        }
        #expect(stack.topViewController is OfferVC)
    }

    @Test("has a wireframe that goes to sign in")
    func pushSignInModule() async {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(stack)
        await window.settle()
        await HTTPRequester.shared.replaced(by: Self.nobody) {
            OffersWireframe().pushSignInModule(from: beneath)
            await window.settle()
        }
        #expect(stack.topViewController is SignInVC)
    }

    @Test("has a wireframe that asks the user: Remove all")
    func confirmRemoveAll() async throws {
        let top = UIViewController()
        let window = SceneWindow(top)
        await window.settle()
        let answer = Task { await OffersWireframe().confirmRemoveAll(from: top) }
        try await window.waitFor("Remove all of them?")
        try await window.tap("Remove all")
        #expect(await answer.value)
    }

    /// A server that answers nothing.
    private static let nobody = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
}
