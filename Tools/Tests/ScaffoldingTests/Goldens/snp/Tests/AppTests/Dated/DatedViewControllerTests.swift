import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedViewController")
struct DatedViewControllerTests {
    private let interactor = DatedInteractorProtocolMock()
    private let viewController: DatedViewController

    init() {
        viewController = DatedViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor rowTapped")
    func rowTapped() {
        viewController.rowTapped(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
        #expect(
            interactor.calls == [
                .rowTapped(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
            ])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? DatedView)
        let viewModel = DatedViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = DatedConfigurator.build(
            link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0), output: DatedOutputMock()
        ).viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? DatedPresenter
        let router = actors["router"] as? DatedRouter
        let interactor = actors["interactor"] as? DatedInteractor
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
                DatedConfigurator.build(
                    link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0), output: DatedOutputMock()
                ).viewController)
            await window.settle()
        }
    }
}
