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

extension LeadsPresenter: DetailModuleOutput {
    /// Goes to detail, and hears below what comes of it.
    func openDetail(
        itemService: any ItemServiceProtocol, item: Item, page: Int, others: [Item]?, names: [String: Item]
    ) {
        wireframe.showDetail(
            from: view,
            itemService: itemService,
            item: item,
            page: page,
            others: others,
            names: names,
            moduleOutput: self)
    }

    func detailDidFinish(created: Item) {
        // Decide what follows from what came of detail.
    }

    func detailDidFinish(gone: [String]) {
        // Decide what follows from what came of detail.
    }

    func detailDidFinishCanceled() {
        // Decide what follows from what came of detail.
    }
}
