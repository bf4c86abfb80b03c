import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutViewController")
struct AboutViewControllerTests {
    private let interactor = AboutInteractorProtocolMock()
    private let viewController: AboutViewController

    init() {
        viewController = AboutViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? AboutView)
        let viewModel = AboutViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let scene = AboutConfigurator.build().viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is AboutPresenter)
        #expect(actors["router"] is AboutRouter)
        #expect(actors["interactor"] is AboutInteractor)
        #expect((actors["presenter"] as? AboutPresenter)?.viewController === scene)
        #expect((actors["router"] as? AboutRouter)?.viewController === scene)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutConfigurator.build().viewController)
            await window.settle()
        }
    }
}
