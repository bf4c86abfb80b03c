import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("HistoryInteractor")
struct HistoryInteractorTests {
    private static let ride = Ride(
        id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0))
    private let presenter = HistoryPresenterProtocolMock()
    private let router = HistoryRouterProtocolMock()
    private let rideManager = RideManagerProtocolMock()
    private let interactor: HistoryInteractor

    init() {
        interactor = HistoryInteractor(presenter: presenter, router: router, rideManager: rideManager)
        rideManager.fetchRidesHandler = { [Self.ride] }
    }

    @Test("asks as soon as the view is loaded, and presents the answer")
    func asksOnceLoaded() async throws {
        interactor.viewDidLoad()
        let rides = [Self.ride]
        try await presenter.waitForCall(.present(rides: rides))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .present(rides: rides),
            ])
        #expect(rideManager.fetchRidesCallCount == 1)
    }

    @Test("hands on what went wrong, and asks again on Retry")
    func recovers() async throws {
        rideManager.fetchRidesHandler = { throw Failure() }
        interactor.viewDidLoad()
        try await presenter.waitForCall(.handle(error: Failure(), dismiss: false))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .handle(error: Failure(), dismiss: false),
            ])
        presenter.forgetCalls()
        rideManager.fetchRidesHandler = { [Self.ride] }
        interactor.retryTapped()
        try await presenter.waitForCall(.present(rides: [Self.ride]))
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

    @Test("refreshPulled asks")
    func refreshPulled() async throws {
        interactor.refreshPulled()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(rideManager.fetchRidesCallCount == 1)
    }

    private struct Failure: Error, Equatable {}
}
