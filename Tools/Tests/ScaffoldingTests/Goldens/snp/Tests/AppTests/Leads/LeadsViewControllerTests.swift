import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsViewController")
struct LeadsViewControllerTests {
    private let interactor = LeadsInteractorProtocolMock()
    private let viewController: LeadsViewController

    init() {
        viewController = LeadsViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? LeadsView)
        let viewModel = LeadsViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let scene = LeadsConfigurator.build().viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is LeadsPresenter)
        #expect(actors["router"] is LeadsRouter)
        #expect(actors["interactor"] is LeadsInteractor)
        #expect((actors["presenter"] as? LeadsPresenter)?.viewController === scene)
        #expect((actors["router"] as? LeadsRouter)?.viewController === scene)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsConfigurator.build().viewController)
            await window.settle()
        }
    }
}
