import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewViewController")
struct ViewViewControllerTests {
    private let interactor = ViewInteractorProtocolMock()
    private let viewController: ViewViewController

    init() {
        viewController = ViewViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor stackTapped")
    func stackTapped() throws {
        let view = try #require(viewController.view as? ViewView)
        view.stackButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .stackTapped])
    }

    @Test("tells the interactor callTapped")
    func callTapped() throws {
        let view = try #require(viewController.view as? ViewView)
        view.callButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .callTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? ViewView)
        let viewModel = ViewViewModel(stack: "some text", view: 42, presenter: true)
        viewController.show(viewModel: viewModel)
        #expect(view.stackLabel.text == "some text")
        #expect(view.viewLabel.text == "42")
        #expect(view.presenterLabel.text == "true")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let scene = ViewConfigurator.build().viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is ViewPresenter)
        #expect(actors["router"] is ViewRouter)
        #expect(actors["interactor"] is ViewInteractor)
        #expect((actors["presenter"] as? ViewPresenter)?.viewController === scene)
        #expect((actors["router"] as? ViewRouter)?.viewController === scene)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ViewConfigurator.build().viewController)
            await window.settle()
        }
    }
}
