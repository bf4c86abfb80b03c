import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutViewController")
struct AboutViewControllerTests {
    private let interactor = AboutBusinessLogicMock()
    private let router = AboutDataPassingMock()
    private let viewController: AboutViewController

    init() {
        viewController = AboutViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: About.Load.Request())])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(viewModel: About.Load.ViewModel(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = AboutViewController.build()
        built.loadViewIfNeeded()
        #expect(built.titleLabel.text == "About")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = AboutViewController.build()
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? AboutPresenter
        let interactor = actors["interactor"] as? AboutInteractor
        let router = actors["router"] as? AboutRouter
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutViewController.build())
            await window.settle()
        }
    }
}
