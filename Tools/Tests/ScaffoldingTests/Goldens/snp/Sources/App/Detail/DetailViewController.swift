import ScaenaUIKit

/// Owns the Detail scene, and tells the interactor its lifecycle and what the user did.
final class DetailViewController: SceneViewController {
    private let detailInteractor: any DetailInteractorProtocol
    private let detailView = DetailView()

    init(interactor: any DetailInteractorProtocol) {
        detailInteractor = interactor
        super.init(interactor: interactor)
        title = "Detail"
    }

    override func loadView() {
        view = detailView
    }
}

extension DetailViewController: DetailViewControllerProtocol {
    func show(viewModel: DetailViewModel) {
        detailView.titleLabel.text = viewModel.title
    }
}
