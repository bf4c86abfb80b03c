import ScaenaKit

/// Decides: the business logic of the History scene, and where to go next.
@MainActor
final class HistoryInteractor {
    /// The tasks under way; they end with the scene.
    let tasks = SceneTasks()
    private let presenter: any HistoryPresenterProtocol
    private let router: any HistoryRouterProtocol
    private let rideManager: any RideManagerProtocol
    /// The values behind the rows.
    private var rides: [Ride] = []

    init(
        presenter: any HistoryPresenterProtocol, router: any HistoryRouterProtocol, rideManager: any RideManagerProtocol
    ) {
        self.presenter = presenter
        self.router = router
        self.rideManager = rideManager
    }
}

extension HistoryInteractor: HistoryInteractorProtocol {
    func viewDidLoad() {
        fetchRides()
    }

    func refreshPulled() {
        fetchRides()
    }

    func retryTapped() {
        fetchRides()
    }
}

// MARK: Requests

extension HistoryInteractor {
    private func fetchRides() {
        presenter.present(isLoading: true)
        tasks.run("fetchRides") { [weak self, rideManager] in
            do {
                let rides = try await rideManager.fetchRides()
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                self.rides = rides
                presenter.present(rides: rides)
            } catch {
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.handle(error: error)
            }
        }
    }
}
