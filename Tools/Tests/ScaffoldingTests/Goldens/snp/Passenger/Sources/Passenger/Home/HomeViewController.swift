import ScaenaUIKit

/// Owns the Home scene, and tells the interactor its lifecycle and what the user did.
final class HomeViewController: SceneViewController {
    private let homeInteractor: any HomeInteractorProtocol
    private let homeView = HomeView()

    init(interactor: any HomeInteractorProtocol) {
        homeInteractor = interactor
        super.init(interactor: interactor)
        title = HomeTexts.title
    }

    override func loadView() {
        view = homeView
    }
}

extension HomeViewController: HomeViewControllerProtocol {
    func show(viewModel: HomeViewModel) {
        homeView.titleLabel.text = viewModel.title
    }
}
