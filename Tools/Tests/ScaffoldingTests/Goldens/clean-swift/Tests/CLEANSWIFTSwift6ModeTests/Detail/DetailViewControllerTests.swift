import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import CLEANSWIFTSwift6Mode

@MainActor
@Suite("DetailViewController")
struct DetailViewControllerTests {
    private let interactor = DetailBusinessLogicMock()
    private let router = DetailDataPassingMock()
    private let viewController: DetailViewController

    init() {
        viewController = DetailViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: Detail.Load.Request())])
    }

    @Test("tells the interactor itemSelected")
    func itemSelected() {
        viewController.itemSelected(item: .sample, near: ["some text": .sample], isFirst: true)
        #expect(interactor.calls == [.itemSelected(item: .sample, near: ["some text": .sample], isFirst: true)])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(viewModel: Detail.Load.ViewModel(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = DetailViewController.build(
            itemStore: ItemStoreProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            receiver: DetailDataReceivingMock())
        built.loadViewIfNeeded()
        #expect(built.titleLabel.text == "Detail")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = DetailViewController.build(
            itemStore: ItemStoreProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            receiver: DetailDataReceivingMock())
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? DetailPresenter
        let interactor = actors["interactor"] as? DetailInteractor
        let router = actors["router"] as? DetailRouter
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
                DetailViewController.build(
                    itemStore: ItemStoreProtocolMock(),
                    item: .sample,
                    page: 42,
                    others: [.sample],
                    names: ["some text": .sample],
                    receiver: DetailDataReceivingMock()))
            await window.settle()
        }
    }
}
