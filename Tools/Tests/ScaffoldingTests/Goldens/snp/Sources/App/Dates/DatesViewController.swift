import ScaenaUIKit

/// Owns the Dates scene, and tells the interactor its lifecycle and what the user did.
final class DatesViewController: SceneViewController {
    private let datesInteractor: any DatesInteractorProtocol
    private let datesView = DatesView()

    init(interactor: any DatesInteractorProtocol) {
        datesInteractor = interactor
        super.init(interactor: interactor)
        title = DatesTexts.title
    }

    override func loadView() {
        view = datesView
    }
}

extension DatesViewController: DatesViewControllerProtocol {
    func show(viewModel: DatesViewModel) {
        datesView.titleLabel.text = viewModel.title
    }
}
