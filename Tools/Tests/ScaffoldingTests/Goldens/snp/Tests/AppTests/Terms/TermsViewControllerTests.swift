import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsViewController")
struct TermsViewControllerTests {
    private let interactor = TermsInteractorProtocolMock()
    private let viewController: TermsViewController

    init() {
        viewController = TermsViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor termsAndConditionsButtonTapped")
    func termsAndConditionsButtonTapped() throws {
        let view = try #require(viewController.view as? TermsView)
        view.termsAndConditionsButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .termsAndConditionsButtonTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? TermsView)
        let viewModel = TermsViewModel(text: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.textLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = TermsConfigurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? TermsPresenter
        let router = actors["router"] as? TermsRouter
        let interactor = actors["interactor"] as? TermsInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsConfigurator.build().viewController)
            await window.settle()
        }
    }
}
