import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("CaféViewController")
struct CaféViewControllerTests {
    private let interactor = CaféInteractorProtocolMock()
    private let viewController: CaféViewController

    init() {
        viewController = CaféViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor ouvrirCaféTapped")
    func ouvrirCaféTapped() throws {
        let view = try #require(viewController.view as? CaféView)
        view.ouvrirCaféButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .ouvrirCaféTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? CaféView)
        let viewModel = CaféViewModel(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
        viewController.show(viewModel: viewModel)
        #expect(view.nameLabel.text == "some text")
        #expect(view.tagsLabel.text == "some text, more text")
        #expect(view.countsLabel.text == "42, 43")
        #expect(view.isOpenLabel.text == "true")
        #expect(view.rateLabel.text == "1.5")
        #expect(view.hintLabel.text == "some text")
        #expect(view.noLabel.text == "42")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = CaféConfigurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? CaféPresenter
        let router = actors["router"] as? CaféRouter
        let interactor = actors["interactor"] as? CaféInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(CaféConfigurator.build().viewController)
            await window.settle()
        }
    }
}
