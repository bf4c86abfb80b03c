import ScaenaUIKit

/// Owns the Dated scene, and tells the interactor its lifecycle and what the user did.
final class DatedViewController: SceneViewController {
    private let datedInteractor: any DatedInteractorProtocol
    private let datedView = DatedView()

    init(interactor: any DatedInteractorProtocol) {
        datedInteractor = interactor
        super.init(interactor: interactor)
        title = DatedTexts.title
    }

    override func loadView() {
        view = datedView
    }

    /// Tells the interactor what no control of its own knows; to be called by what does, such as the delegate of a list.
    func rowTapped(at: Date, near: [URL]) {
        datedInteractor.rowTapped(at: at, near: near)
    }
}

extension DatedViewController: DatedViewControllerProtocol {
    func show(viewModel: DatedViewModel) {
        datedView.titleLabel.text = viewModel.title
    }
}
