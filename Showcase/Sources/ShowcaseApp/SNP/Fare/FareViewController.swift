import ScaenaUIKit

/// Owns the Fare scene, and tells the interactor its lifecycle and what the user did.
final class FareViewController: SceneViewController {
    private let fareInteractor: any FareInteractorProtocol
    private let fareView = FareView()

    init(interactor: any FareInteractorProtocol) {
        fareInteractor = interactor
        super.init(interactor: interactor)
        title = "Fare"
    }

    override func loadView() {
        view = fareView
    }
}

extension FareViewController: FareViewControllerProtocol {
    func show(viewModel: FareViewModel) {
        fareView.fareLabel.text = viewModel.fare
    }

    func showLoading() {
        fareView.setLoading(true)
    }

    func hideLoading() {
        fareView.setLoading(false)
    }
}
