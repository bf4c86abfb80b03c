import ScaenaKit

/// Decides: the business logic of the Ride status scene, and where to go next.
@MainActor
final class RideStatusInteractor {
    /// The tasks under way; they end with the scene.
    let tasks = SceneTasks()
    private let presenter: any RideStatusPresenterProtocol
    private let router: any RideStatusRouterProtocol
    private let rideManager: any RideManagerProtocol
    /// Makes the request again that failed last.
    private var failedRequest: (@MainActor () -> Void)?

    init(
        presenter: any RideStatusPresenterProtocol,
        router: any RideStatusRouterProtocol,
        rideManager: any RideManagerProtocol
    ) {
        self.presenter = presenter
        self.router = router
        self.rideManager = rideManager
    }
}

extension RideStatusInteractor: RideStatusInteractorProtocol {
    func viewDidLoad() {
        rideManager.tell(self)
        fetchRide()
    }

    func requestTapped() {
        addRide()
    }

    func fareTapped() {
        router.navigateToFare()
    }

    func historyTapped() {
        router.navigateToHistory()
    }

    func retryTapped() {
        failedRequest?()
    }
}

extension RideStatusInteractor: RideObserver {
    func rideDidChange(to ride: Ride) {
        presenter.present(ride: ride)
    }
}

// MARK: Requests

extension RideStatusInteractor {
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
                failedRequest = { [weak self] in self?.fetchRide() }
                presenter.present(isLoading: false)
                presenter.handle(error: error)
            }
        }
    }

    private func addRide() {
        presenter.present(isLoading: true)
        tasks.run("addRide") { [weak self, rideManager] in
            do {
                let ride = try await rideManager.addRide()
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.present(ride: ride)
            } catch {
                guard !Task.isCancelled, let self else { return }
                failedRequest = { [weak self] in self?.addRide() }
                presenter.present(isLoading: false)
                presenter.handle(error: error)
            }
        }
    }
}
