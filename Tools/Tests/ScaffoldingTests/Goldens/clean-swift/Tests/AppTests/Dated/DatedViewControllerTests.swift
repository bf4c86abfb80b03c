import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedViewController")
struct DatedViewControllerTests {
    private let interactor = DatedBusinessLogicMock()
    private let router = DatedDataPassingMock()
    private let viewController: DatedViewController

    init() {
        viewController = DatedViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: Dated.Load.Request())])
    }

    @Test("tells the interactor rowTapped")
    func rowTapped() {
        viewController.rowTapped(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
        #expect(
            interactor.calls == [
                .rowTapped(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
            ])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(viewModel: Dated.Load.ViewModel(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = DatedViewController.build(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            receiver: DatedDataReceivingMock())
        built.loadViewIfNeeded()
        #expect(built.titleLabel.text == "Dated")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = DatedViewController.build(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            receiver: DatedDataReceivingMock())
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? DatedPresenter
        let interactor = actors["interactor"] as? DatedInteractor
        let router = actors["router"] as? DatedRouter
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                DatedViewController.build(
                    link: URL(fileURLWithPath: "/sample"),
                    at: Date(timeIntervalSince1970: 0),
                    receiver: DatedDataReceivingMock()))
            await window.settle()
        }
    }
}
