import ScaenaUIKit

/// Owns the Detail scene, and tells the interactor its lifecycle and what the user did.
final class DetailViewController: SceneViewController {
    private let detailInteractor: any DetailInteractorProtocol
    private let detailView = DetailView()

    init(interactor: any DetailInteractorProtocol) {
        detailInteractor = interactor
        super.init(interactor: interactor)
        title = DetailTexts.title
    }

    override func loadView() {
        view = detailView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        detailView.closeButton.addAction(
            UIAction { [weak self] _ in
                self?.detailInteractor.closeTapped()
            },
            for: .touchUpInside)
    }

    /// Tells the interactor what no control of its own knows; to be called by what does, such as the delegate of a list.
    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool) {
        detailInteractor.itemSelected(item: item, near: near, isFirst: isFirst)
    }
}

extension DetailViewController: DetailViewControllerProtocol {
    func show(viewModel: DetailViewModel) {
        detailView.titleLabel.text = viewModel.title
    }
}
