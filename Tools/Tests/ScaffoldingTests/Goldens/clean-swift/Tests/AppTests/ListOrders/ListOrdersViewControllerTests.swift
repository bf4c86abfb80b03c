import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ListOrdersViewController")
struct ListOrdersViewControllerTests {
    private let interactor = ListOrdersBusinessLogicMock()
    private let router = ListOrdersDataPassingMock()
    private let viewController: ListOrdersViewController

    init() {
        viewController = ListOrdersViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: ListOrders.Load.Request())])
    }

    @Test("tells the interactor createOrderTapped")
    func createOrderTapped() {
        viewController.loadViewIfNeeded()
        viewController.createOrderButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.load(request: ListOrders.Load.Request()), .createOrderTapped])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(
            viewModel: ListOrders.Load.ViewModel(
                name: "some text",
                tags: ["some text", "more text"],
                counts: [42, 43],
                isOpen: true,
                rate: 1.5,
                hint: "some text",
                no: 42))
        #expect(viewController.nameLabel.text == "some text")
        #expect(viewController.tagsLabel.text == "some text, more text")
        #expect(viewController.countsLabel.text == "42, 43")
        #expect(viewController.isOpenLabel.text == "true")
        #expect(viewController.rateLabel.text == "1.5")
        #expect(viewController.hintLabel.text == "some text")
        #expect(viewController.noLabel.text == "42")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = ListOrdersViewController.build()
        built.loadViewIfNeeded()
        #expect(built.nameLabel.text == "List orders")
        #expect(built.tagsLabel.text == "")
        #expect(built.countsLabel.text == "")
        #expect(built.isOpenLabel.text == "false")
        #expect(built.rateLabel.text == nil)
        #expect(built.hintLabel.text == nil)
        #expect(built.noLabel.text == nil)
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = ListOrdersViewController.build()
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? ListOrdersPresenter
        let interactor = actors["interactor"] as? ListOrdersInteractor
        let router = actors["router"] as? ListOrdersRouter
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ListOrdersViewController.build())
            await window.settle()
        }
    }
}
