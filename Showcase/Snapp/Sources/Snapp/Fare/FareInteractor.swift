import ScaenaKit

/// Decides: the business logic of the Fare scene, and where to go next.
@MainActor
final class FareInteractor {
    /// The tasks under way; they end with the scene.
    let tasks = SceneTasks()
    private let presenter: any FarePresenterProtocol
    private let router: any FareRouterProtocol
    private let rideManager: any RideManagerProtocol

    init(presenter: any FarePresenterProtocol, router: any FareRouterProtocol, rideManager: any RideManagerProtocol) {
        self.presenter = presenter
        self.router = router
        self.rideManager = rideManager
    }
}

extension FareInteractor: FareInteractorProtocol {
    func viewDidLoad() {
        rideManager.tell(self)
        fetchRide()
    }

    func retryTapped() {
        fetchRide()
    }
}

extension FareInteractor: RideObserver {
    func rideDidChange(to ride: Ride) {
        presenter.present(ride: ride)
    }
}

// MARK: Requests

extension FareInteractor {
    private func fetchRide() {
        presenter.present(isLoading: true)
        tasks.run("fetchRide") { [weak self, rideManager] in
            do {
                let ride = try await rideManager.fetchRide()
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.present(ride: ride)
            } catch {
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.handle(error: error)
            }
        }
    }
}
