import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("StoreViewController")
struct StoreViewControllerTests {
    private let interactor = StoreBusinessLogicMock()
    private let router = StoreDataPassingMock()
    private let viewController: StoreViewController

    init() {
        viewController = StoreViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: Store.Load.Request())])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(viewModel: Store.Load.ViewModel(stack: "some text", presenter: true, loaded: 42))
        #expect(viewController.stackLabel.text == "some text")
        #expect(viewController.presenterLabel.text == "true")
        #expect(viewController.loadedLabel.text == "42")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = StoreViewController.build()
        built.loadViewIfNeeded()
        #expect(built.stackLabel.text == "Store")
        #expect(built.presenterLabel.text == "false")
        #expect(built.loadedLabel.text == "0")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = StoreViewController.build()
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? StorePresenter
        let interactor = actors["interactor"] as? StoreInteractor
        let router = actors["router"] as? StoreRouter
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(StoreViewController.build())
            await window.settle()
        }
    }
}
