import ScaenaUIKit

/// What `DetailPresenter` shows.
@MainActor
protocol DetailViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: DetailViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// What the Detail module tells the one that opened it.
@MainActor
protocol DetailModuleDelegate: AnyObject {
    /// It is done: created.
    func detailDidFinish(created: Item)

    /// It is done: gone.
    func detailDidFinish(gone: [String])

    /// It is done: canceled.
    func detailDidFinishCanceled()
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class DetailPresenter {
    weak var view: (any DetailViewInterface)?
    weak var delegate: (any DetailModuleDelegate)?

    private let interactor: any DetailInteractorInterface
    private let wireframe: DetailWireframe
    private let item: Item
    private let page: Int
    private let others: [Item]?
    private let names: [String: Item]

    init(
        interactor: any DetailInteractorInterface,
        wireframe: DetailWireframe,
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

extension DetailPresenter: DetailViewHandler {
    func detailViewDidLoad() {
        interactor.requestDetail()
    }

    func detailViewDidPressItem(item: Item, near: [String: Item]?, isFirst: Bool) {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }
}

extension DetailPresenter: DetailInteractorHandler {
    func requestDetailDidFinish(title: String) {
        view?.show(viewModel: DetailViewModel(title: title))
    }

    func requestDetailDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}

extension DetailPresenter {
    /// Tells the one that opened the module what came of it.
    func finish(created: Item) {
        delegate?.detailDidFinish(created: created)
    }

    /// Tells the one that opened the module what came of it.
    func finish(gone: [String]) {
        delegate?.detailDidFinish(gone: gone)
    }

    /// Tells the one that opened the module what came of it.
    func finishCanceled() {
        delegate?.detailDidFinishCanceled()
    }
}
