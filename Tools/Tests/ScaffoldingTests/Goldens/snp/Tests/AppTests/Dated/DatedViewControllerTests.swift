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
        let scene = DatedConfigurator.build(
            link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0), output: DatedOutputMock()
        ).viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is DatedPresenter)
        #expect(actors["router"] is DatedRouter)
        #expect(actors["interactor"] is DatedInteractor)
        #expect((actors["presenter"] as? DatedPresenter)?.viewController === scene)
        #expect((actors["router"] as? DatedRouter)?.viewController === scene)
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
