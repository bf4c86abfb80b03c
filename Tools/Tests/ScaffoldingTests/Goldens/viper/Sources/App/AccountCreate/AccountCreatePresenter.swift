import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class AccountCreatePresenter {
    weak var view: (any AccountCreateViewProtocol)?

    private let interactor: any AccountCreateInteractorInputProtocol
    private let wireframe: any AccountCreateWireframeProtocol

    init(interactor: any AccountCreateInteractorInputProtocol, wireframe: any AccountCreateWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension AccountCreatePresenter: AccountCreatePresenterProtocol {
    func setup() {
        interactor.setup()
    }

    func selectNetwork() {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }

    func proceed2FA() {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }

    func retryLoading() {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }
}

extension AccountCreatePresenter: AccountCreateInteractorOutputProtocol {
    func didReceive(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?) {
        view?.didReceive(
            viewModel: AccountCreateViewModel(
                name: name, tags: tags, counts: counts, isOpen: isOpen, rate: rate, hint: hint, no: no))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}
