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
        let viewController = ViewConfigurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? ViewPresenter
        let router = actors["router"] as? ViewRouter
        let interactor = actors["interactor"] as? ViewInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ViewConfigurator.build().viewController)
            await window.settle()
        }
    }
}
