import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("Scene2ViewController")
struct Scene2ViewControllerTests {
    private let interactor = Scene2InteractorProtocolMock()
    private let viewController: Scene2ViewController

    init() {
        viewController = Scene2ViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor rowSelected")
    func rowSelected() {
        viewController.rowSelected(index: 42)
        #expect(interactor.calls == [.rowSelected(index: 42)])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? Scene2View)
        let viewModel = Scene2ViewModel(first: 1.5)
        viewController.show(viewModel: viewModel)
        #expect(view.firstLabel.text == "1.5")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let scene = Scene2Configurator.build().viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is Scene2Presenter)
        #expect(actors["router"] is Scene2Router)
        #expect(actors["interactor"] is Scene2Interactor)
        #expect((actors["presenter"] as? Scene2Presenter)?.viewController === scene)
        #expect((actors["router"] as? Scene2Router)?.viewController === scene)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(Scene2Configurator.build().viewController)
            await window.settle()
        }
    }
}
