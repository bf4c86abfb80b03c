import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("URLListViewController")
struct URLListViewControllerTests {
    private let interactor = URLListInteractorProtocolMock()
    private let viewController: URLListViewController

    init() {
        viewController = URLListViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor openURLTapped")
    func openURLTapped() throws {
        let view = try #require(viewController.view as? URLListView)
        view.openURLButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .openURLTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? URLListView)
        let viewModel = URLListViewModel(count: 42, urls: ["some text", "more text"])
        viewController.show(viewModel: viewModel)
        #expect(view.countLabel.text == "42")
        #expect(view.urlsLabel.text == "some text, more text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = URLListConfigurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? URLListPresenter
        let router = actors["router"] as? URLListRouter
        let interactor = actors["interactor"] as? URLListInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(URLListConfigurator.build().viewController)
            await window.settle()
        }
    }
}
