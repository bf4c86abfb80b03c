import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class HomePresenter {
    weak var view: (any HomeViewProtocol)?

    private let interactor: any HomeInteractorInputProtocol
    private let wireframe: any HomeWireframeProtocol

    init(interactor: any HomeInteractorInputProtocol, wireframe: any HomeWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension HomePresenter: HomePresenterProtocol {
    func setup() {
        interactor.setup()
    }
}

extension HomePresenter: HomeInteractorOutputProtocol {
    func didReceive(title: String) {
        view?.didReceive(viewModel: HomeViewModel(title: title))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}
