import UIKit

/// Shows the results of `PlainPresenter`.
@MainActor
protocol PlainViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: PlainViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// Messages of the Plain module to the one that opened it.
@MainActor
protocol PlainModuleDelegate: AnyObject {
    /// It is done: created.
    func plainDidFinish(created: Item)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class PlainPresenter {
    weak var view: (any PlainViewInterface)?
    weak var delegate: (any PlainModuleDelegate)?

    private let interactor: any PlainInteractorInterface
    private let wireframe: PlainWireframe
    private let item: Item

    init(interactor: any PlainInteractorInterface, wireframe: PlainWireframe, item: Item) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.item = item
    }
}

extension PlainPresenter: PlainViewHandler {
    func plainViewDidLoad() {
        interactor.requestPlain()
    }

    func plainViewDidPressTerms() {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }
}

extension PlainPresenter: PlainInteractorHandler {
    func requestPlainDidFinish(title: String) {
        view?.show(viewModel: PlainViewModel(title: title))
    }

    func requestPlainDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}

extension PlainPresenter {
    /// Tells the one that opened the module what came of it.
    func finish(created: Item) {
        delegate?.plainDidFinish(created: created)
    }
}
