import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("FareInteractor")
struct FareInteractorTests {
    private let presenter = FarePresenterProtocolMock()
    private let router = FareRouterProtocolMock()
    private let rideManager = RideManagerProtocolMock()
    private let interactor: FareInteractor

    init() {
        interactor = FareInteractor(presenter: presenter, router: router, rideManager: rideManager)
        rideManager.fetchRideHandler = {
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

    private struct Failure: Error, Equatable {}
}
