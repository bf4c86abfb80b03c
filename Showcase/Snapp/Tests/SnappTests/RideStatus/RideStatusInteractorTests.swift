import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("RideStatusInteractor")
struct RideStatusInteractorTests {
    private let presenter = RideStatusPresenterProtocolMock()
    private let router = RideStatusRouterProtocolMock()
    private let rideManager = RideManagerProtocolMock()
    private let interactor: RideStatusInteractor

    init() {
        interactor = RideStatusInteractor(presenter: presenter, router: router, rideManager: rideManager)
        rideManager.fetchRideHandler = {
            Ride(
                id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0)
            )
        }
        rideManager.addRideHandler = {
            Ride(
                id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0)
            )
        }
    }

    @Test("asks as soon as the view is loaded, and presents the answer")
    func asksOnceLoaded() async throws {
        interactor.viewDidLoad()
        let ride = Ride(id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0))
        try await presenter.waitForCall(.present(ride: ride))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .present(ride: ride),
            ])
        #expect(rideManager.fetchRideCallCount == 1)
    }

    @Test("hands on what went wrong, and asks again on Retry")
    func recovers() async throws {
        rideManager.fetchRideHandler = { throw Failure() }
        interactor.viewDidLoad()
        try await presenter.waitForCall(.handle(error: Failure(), dismiss: false))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .handle(error: Failure(), dismiss: false),
            ])
        presenter.forgetCalls()
        rideManager.fetchRideHandler = {
            Ride(
                id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0)
            )
        }
        interactor.retryTapped()
        try await presenter.waitForCall(
            .present(
                ride: Ride(
                    id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0))))
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

    @Test("hears of ride from the beginning, and presents it")
    func rideDidChange() {
        interactor.viewDidLoad()
        #expect(rideManager.count(of: .tell(interactor)) == 1)
        presenter.forgetCalls()
        let ride = Ride(id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0))
        interactor.rideDidChange(to: ride)
        #expect(presenter.calls == [.present(ride: ride)])
    }

    @Test("requestTapped asks")
    func requestTapped() async throws {
        interactor.requestTapped()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(rideManager.addRideCallCount == 1)
    }

    @Test("fareTapped goes to fare")
    func fareTapped() {
        interactor.fareTapped()
        #expect(router.calls == [.navigateToFare])
    }

    @Test("historyTapped goes to history")
    func historyTapped() {
        interactor.historyTapped()
        #expect(router.calls == [.navigateToHistory])
    }

    private struct Failure: Error, Equatable {}
}
