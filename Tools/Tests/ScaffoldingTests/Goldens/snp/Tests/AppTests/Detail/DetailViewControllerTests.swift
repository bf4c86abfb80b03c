import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DetailViewController")
struct DetailViewControllerTests {
    private let interactor = DetailInteractorProtocolMock()
    private let viewController: DetailViewController

    init() {
        viewController = DetailViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor closeTapped")
    func closeTapped() throws {
        let view = try #require(viewController.view as? DetailView)
        view.closeButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .closeTapped])
    }

    @Test("tells the interactor itemSelected")
    func itemSelected() {
        viewController.itemSelected(item: .sample, near: ["some text": .sample], isFirst: true)
        #expect(interactor.calls == [.itemSelected(item: .sample, near: ["some text": .sample], isFirst: true)])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? DetailView)
        let viewModel = DetailViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = DetailConfigurator.build(
            aboutManager: AboutManagerProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            output: DetailOutputMock()
        ).viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? DetailPresenter
        let router = actors["router"] as? DetailRouter
        let interactor = actors["interactor"] as? DetailInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                DetailConfigurator.build(
                    aboutManager: AboutManagerProtocolMock(),
                    item: .sample,
                    page: 42,
                    others: [.sample],
                    names: ["some text": .sample],
                    output: DetailOutputMock()
                ).viewController)
            await window.settle()
        }
    }
}
