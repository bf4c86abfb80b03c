import ScaenaUIKit

/// Owns the URL list scene, and tells the interactor its lifecycle and what the user did.
final class URLListViewController: SceneViewController {
    private let urlListInteractor: any URLListInteractorProtocol
    private let urlListView = URLListView()

    init(interactor: any URLListInteractorProtocol) {
        urlListInteractor = interactor
        super.init(interactor: interactor)
        title = URLListTexts.title
    }

    override func loadView() {
        view = urlListView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        urlListView.openURLButton.addAction(
            UIAction { [weak self] _ in
                self?.urlListInteractor.openURLTapped()
            },
            for: .touchUpInside)
    }
}

extension URLListViewController: URLListViewControllerProtocol {
    func show(viewModel: URLListViewModel) {
        urlListView.countLabel.text = String(viewModel.count)
        urlListView.urlsLabel.text = viewModel.urls.joined(separator: ", ")
    }
}
