import ScaenaUIKit

/// Shows the results of `HomePresenter`.
@MainActor
protocol HomeViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: HomeViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class HomePresenter {
    weak var view: (any HomeViewInterface)?

    private let interactor: any HomeInteractorInterface
    private let wireframe: HomeWireframe

    init(interactor: any HomeInteractorInterface, wireframe: HomeWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension HomePresenter: HomeViewHandler {
    func homeViewDidLoad() {
        interactor.requestHome()
    }
}

extension HomePresenter: HomeInteractorHandler {
    func requestHomeDidFinish(title: String) {
        view?.show(viewModel: HomeViewModel(title: title))
    }

    func requestHomeDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}
