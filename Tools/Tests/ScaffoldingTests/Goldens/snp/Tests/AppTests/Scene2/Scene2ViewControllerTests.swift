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
        let viewController = Scene2Configurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? Scene2Presenter
        let router = actors["router"] as? Scene2Router
        let interactor = actors["interactor"] as? Scene2Interactor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(Scene2Configurator.build().viewController)
            await window.settle()
        }
    }
}
