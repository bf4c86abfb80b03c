import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class LeadsPresenter {
    weak var view: (any LeadsViewProtocol)?

    private let interactor: any LeadsInteractorInputProtocol
    private let wireframe: any LeadsWireframeProtocol

    init(interactor: any LeadsInteractorInputProtocol, wireframe: any LeadsWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LeadsPresenter: LeadsPresenterProtocol {
    func setup() {
        interactor.setup()
    }
}

extension LeadsPresenter: LeadsInteractorOutputProtocol {
    func didReceive(title: String) {
        view?.didReceive(viewModel: LeadsViewModel(title: title))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}
