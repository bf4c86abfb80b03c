import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatesViewController")
struct DatesViewControllerTests {
    private let interactor = DatesInteractorProtocolMock()
    private let viewController: DatesViewController

    init() {
        viewController = DatesViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? DatesView)
        let viewModel = DatesViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let scene = DatesConfigurator.build().viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is DatesPresenter)
        #expect(actors["router"] is DatesRouter)
        #expect(actors["interactor"] is DatesInteractor)
        #expect((actors["presenter"] as? DatesPresenter)?.viewController === scene)
        #expect((actors["router"] as? DatesRouter)?.viewController === scene)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(DatesConfigurator.build().viewController)
            await window.settle()
        }
    }
}
