import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import SNPSwift6Mode

@MainActor
@Suite("OrdersInteractor")
struct OrdersInteractorTests {
    private static let order = Order(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "name",
        placed: Date(timeIntervalSince1970: 0))
    private let presenter = OrdersPresenterProtocolMock()
    private let router = OrdersRouterProtocolMock()
    private let orderManager = OrderManagerProtocolMock()
    private let name: String = "some text"
    private let interactor: OrdersInteractor

    init() {
        interactor = OrdersInteractor(presenter: presenter, router: router, orderManager: orderManager, name: name)
        orderManager.fetchOrdersHandler = { [Self.order] }
        orderManager.deleteAllOrdersHandler = {}
    }

    @Test("asks as soon as the view is loaded, and presents the answer")
    func asksOnceLoaded() async throws {
        interactor.viewDidLoad()
        let orders = [Self.order]
        try await presenter.waitForCall(.present(orders: orders))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .present(orders: orders),
            ])
        #expect(orderManager.fetchOrdersCallCount == 1)
    }

    @Test("hands on what went wrong, and asks again on Retry")
    func recovers() async throws {
        orderManager.fetchOrdersHandler = { throw Failure() }
        interactor.viewDidLoad()
        try await presenter.waitForCall(.handle(error: Failure(), dismiss: false))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .handle(error: Failure(), dismiss: false),
            ])
        presenter.forgetCalls()
        orderManager.fetchOrdersHandler = { [Self.order] }
        interactor.retryTapped()
        try await presenter.waitForCall(.present(orders: [Self.order]))
        #expect(presenter.count(of: .handle(error: Failure(), dismiss: false)) == 0)
    }

    @Test("says nothing of a request that was cancelled")
    func cancelled() async {
        interactor.viewDidLoad()
        presenter.forgetCalls()
        interactor.tasks.cancelAll()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(presenter.calls.isEmpty)
    }

    @Test("deleteAllTapped asks once the user agrees")
    func deleteAllTapped() async throws {
        router.confirmDeleteAllHandler = { false }
        interactor.deleteAllTapped()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(router.calls == [.confirmDeleteAll])
        #expect(orderManager.deleteAllOrdersCallCount == 0)
        #expect(orderManager.fetchOrdersCallCount == 0)
        router.confirmDeleteAllHandler = { true }
        interactor.deleteAllTapped()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(orderManager.deleteAllOrdersCallCount == 1)
        #expect(orderManager.fetchOrdersCallCount == 1)
    }

    @Test("orderSelected goes to order detail")
    func orderSelected() async throws {
        try await present()
        interactor.orderSelected(id: Self.order.id.uuidString)
        #expect(router.calls == [.navigateToDetail(of: Self.order)])
    }

    @Test("addTapped goes to add order")
    func addTapped() {
        interactor.addTapped()
        #expect(router.calls.count == 1)
    }

    @Test("helpTapped goes to help")
    func helpTapped() {
        interactor.helpTapped()
        #expect(router.calls == [.navigateToHelp])
    }

    @Test("refreshPulled asks")
    func refreshPulled() async throws {
        interactor.refreshPulled()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(orderManager.fetchOrdersCallCount == 1)
    }

    @Test("deleteAllTapped asks on Retry for what failed, and for nothing that was done")
    func deleteAllTappedResumes() async throws {
        router.confirmDeleteAllHandler = { true }
        let deleteAllOrdersBefore = orderManager.deleteAllOrdersCallCount
        let fetchOrdersBefore = orderManager.fetchOrdersCallCount
        orderManager.fetchOrdersHandler = { throw Failure() }
        interactor.deleteAllTapped()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(presenter.count(of: .handle(error: Failure(), dismiss: false)) == 1)
        orderManager.fetchOrdersHandler = { [Self.order] }
        interactor.retryTapped()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(orderManager.deleteAllOrdersCallCount == deleteAllOrdersBefore + 1)
        #expect(orderManager.fetchOrdersCallCount == fetchOrdersBefore + 2)
        #expect(presenter.count(of: .handle(error: Failure(), dismiss: false)) == 1)
    }

    @Test("acts on what came of add order: addOrderDidFinish")
    func hearsAddOrderDidFinish() async {
        interactor.addOrderDidFinish(created: .sample)
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(orderManager.fetchOrdersCallCount == 1)
    }

    /// Has the rows presented.
    private func present() async throws {
        interactor.viewDidLoad()
        try await presenter.waitForCall(.present(orders: [Self.order]))
        presenter.forgetCalls()
    }

    private struct Failure: Error, Equatable {}
}
