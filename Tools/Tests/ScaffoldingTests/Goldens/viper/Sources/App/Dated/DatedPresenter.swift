import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class DatedPresenter {
    weak var view: (any DatedViewProtocol)?
    weak var moduleOutput: (any DatedModuleOutput)?

    private let interactor: any DatedInteractorInputProtocol
    private let wireframe: any DatedWireframeProtocol
    private let link: URL
    private let at: Date?

    init(interactor: any DatedInteractorInputProtocol, wireframe: any DatedWireframeProtocol, link: URL, at: Date?) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.link = link
        self.at = at
    }
}

extension DatedPresenter: DatedPresenterProtocol {
    func setup() {
        interactor.setup()
    }

    func selectRow(at: Date, near: [URL]) {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }
}

extension DatedPresenter: DatedInteractorOutputProtocol {
    func didReceive(title: String) {
        view?.didReceive(viewModel: DatedViewModel(title: title))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}

extension DatedPresenter {
    /// Tells the one that opened the module what came of it.
    func finish(picked: Date) {
        moduleOutput?.datedDidFinish(picked: picked)
    }

    /// Tells the one that opened the module what came of it.
    func finish(ids: [UUID]) {
        moduleOutput?.datedDidFinish(ids: ids)
    }
}
