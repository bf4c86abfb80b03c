import ScaenaUIKit
import Words

/// Owns the Ride status scene, and tells the interactor its lifecycle and what the user did.
final class RideStatusViewController: SceneViewController {
    private let rideStatusInteractor: any RideStatusInteractorProtocol
    private let rideStatusView: RideStatusView

    init(interactor: any RideStatusInteractorProtocol, words: Words = SnappWords.words()) {
        rideStatusView = RideStatusView(words: words)
        rideStatusInteractor = interactor
        super.init(interactor: interactor)
        title = words("Ride")
    }

    override func loadView() {
        view = rideStatusView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        rideStatusView.requestButton.addAction(
            UIAction { [weak self] _ in
                self?.rideStatusInteractor.requestTapped()
            },
            for: .touchUpInside)
        rideStatusView.fareButton.addAction(
            UIAction { [weak self] _ in
                self?.rideStatusInteractor.fareTapped()
            },
            for: .touchUpInside)
        rideStatusView.historyButton.addAction(
            UIAction { [weak self] _ in
                self?.rideStatusInteractor.historyTapped()
            },
            for: .touchUpInside)
    }
}

extension RideStatusViewController: RideStatusViewControllerProtocol {
    func show(viewModel: RideStatusViewModel) {
        rideStatusView.stateLabel.text = viewModel.state
        rideStatusView.driverLabel.text = viewModel.driver
    }

    func showLoading() {
        rideStatusView.setLoading(true)
    }

    func hideLoading() {
        rideStatusView.setLoading(false)
    }
}

extension RideStatusViewController: RestorableScreen {
    static let id = "ride"
    var screenID: String { Self.id }
}
