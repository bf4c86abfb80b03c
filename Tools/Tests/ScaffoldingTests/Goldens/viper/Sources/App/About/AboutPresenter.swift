import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class AboutPresenter {
    weak var view: (any AboutViewProtocol)?

    private let interactor: any AboutInteractorInputProtocol
    private let wireframe: any AboutWireframeProtocol

    init(interactor: any AboutInteractorInputProtocol, wireframe: any AboutWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension AboutPresenter: AboutPresenterProtocol {
    func setup() {
        interactor.setup()
    }
}

extension AboutPresenter: AboutInteractorOutputProtocol {
    func didReceive(title: String) {
        view?.didReceive(viewModel: AboutViewModel(title: title))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}
