import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ListOrdersPresenter")
struct ListOrdersPresenterTests {
    private let viewController = ListOrdersDisplayLogicMock()
    private let presenter = ListOrdersPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(
            response: ListOrders.Load.Response(
                name: "some text",
                tags: ["some text", "more text"],
                counts: [42, 43],
                isOpen: true,
                rate: 1.5,
                hint: "some text",
                no: 42))
        let viewModel = ListOrders.Load.ViewModel(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: ListOrdersDisplayLogicMock? = ListOrdersDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
