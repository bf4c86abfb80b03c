import ScaenaUIKit

/// Owns the Leads scene, and tells the interactor its lifecycle and what the user did.
final class LeadsViewController: SceneViewController {
    private let leadsInteractor: any LeadsInteractorProtocol
    private let leadsView = LeadsView()

    init(interactor: any LeadsInteractorProtocol) {
        leadsInteractor = interactor
        super.init(interactor: interactor)
        title = LeadsTexts.title
    }

    override func loadView() {
        view = leadsView
    }
}

extension LeadsViewController: LeadsViewControllerProtocol {
    func show(viewModel: LeadsViewModel) {
        leadsView.titleLabel.text = viewModel.title
    }
}
