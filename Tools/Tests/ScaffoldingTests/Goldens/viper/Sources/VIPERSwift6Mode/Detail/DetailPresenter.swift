import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class DetailPresenter {
    weak var view: (any DetailViewProtocol)?
    weak var moduleOutput: (any DetailModuleOutput)?

    private let interactor: any DetailInteractorInputProtocol
    private let wireframe: any DetailWireframeProtocol
    private let item: Item
    private let page: Int
    private let others: [Item]?
    private let names: [String: Item]

    init(
        interactor: any DetailInteractorInputProtocol,
        wireframe: any DetailWireframeProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item]
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.item = item
        self.page = page
        self.others = others
        self.names = names
    }
}

extension DetailPresenter: DetailPresenterProtocol {
    func setup() {
        interactor.setup()
    }

    func selectItem(item: Item, near: [String: Item]?, isFirst: Bool) {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }

    func activateRow(index: Int) {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }
}

extension DetailPresenter: DetailInteractorOutputProtocol {
    func didReceive(title: String) {
        view?.didReceive(viewModel: DetailViewModel(title: title))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}

extension DetailPresenter {
    /// Tells the one that opened the module what came of it.
    func finish(created: Item) {
        moduleOutput?.detailDidFinish(created: created)
    }

    /// Tells the one that opened the module what came of it.
    func finish(gone: [String]) {
        moduleOutput?.detailDidFinish(gone: gone)
    }

    /// Tells the one that opened the module what came of it.
    func finishCanceled() {
        moduleOutput?.detailDidFinishCanceled()
    }
}
