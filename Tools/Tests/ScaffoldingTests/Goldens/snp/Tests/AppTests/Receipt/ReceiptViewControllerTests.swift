import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ReceiptViewController")
struct ReceiptViewControllerTests {
    private let interactor = ReceiptInteractorProtocolMock()
    private let viewController: ReceiptViewController

    init() {
        viewController = ReceiptViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor legalTapped")
    func legalTapped() throws {
        let view = try #require(viewController.view as? ReceiptView)
        view.legalButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .legalTapped])
    }

    @Test("tells the interactor laterTapped")
    func laterTapped() throws {
        let view = try #require(viewController.view as? ReceiptView)
        view.laterButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .laterTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? ReceiptView)
        let viewModel = ReceiptViewModel(at: "some text", link: "some text", id: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.atLabel.text == "some text")
        #expect(view.linkLabel.text == "some text")
        #expect(view.idLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = ReceiptConfigurator.build(stamp: .sample).viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? ReceiptPresenter
        let router = actors["router"] as? ReceiptRouter
        let interactor = actors["interactor"] as? ReceiptInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ReceiptConfigurator.build(stamp: .sample).viewController)
            await window.settle()
        }
    }
}
