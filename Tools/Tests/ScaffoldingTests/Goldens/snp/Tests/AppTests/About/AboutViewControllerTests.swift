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
        let viewController = AboutConfigurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? AboutPresenter
        let router = actors["router"] as? AboutRouter
        let interactor = actors["interactor"] as? AboutInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutConfigurator.build().viewController)
            await window.settle()
        }
    }
}
