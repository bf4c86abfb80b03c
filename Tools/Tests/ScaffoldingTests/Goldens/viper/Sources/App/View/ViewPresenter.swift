import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class ViewPresenter {
    weak var view: (any ViewViewProtocol)?

    private let interactor: any ViewInteractorInputProtocol
    private let wireframe: any ViewWireframeProtocol

    init(interactor: any ViewInteractorInputProtocol, wireframe: any ViewWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension ViewPresenter: ViewPresenterProtocol {
    func setup() {
        interactor.setup()
    }

    func selectButton() {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }
}

extension ViewPresenter: ViewInteractorOutputProtocol {
    func didReceive(stack: String, presenter: Bool, rootView: Double) {
        view?.didReceive(viewModel: ViewViewModel(stack: stack, presenter: presenter, rootView: rootView))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}
