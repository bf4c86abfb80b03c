import ScaenaUIKit

/// What `ViewPresenter` shows.
@MainActor
protocol ViewViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: ViewViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class ViewPresenter {
    weak var view: (any ViewViewInterface)?

    private let interactor: any ViewInteractorInterface
    private let wireframe: ViewWireframe

    init(interactor: any ViewInteractorInterface, wireframe: ViewWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension ViewPresenter: ViewViewHandler {
    func viewViewDidLoad() {
        interactor.requestView()
    }
}

extension ViewPresenter: ViewInteractorHandler {
    func requestViewDidFinish(stack: String, presenter: Bool, interactor: Double) {
        view?.show(viewModel: ViewViewModel(stack: stack, presenter: presenter, interactor: interactor))
    }

    func requestViewDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}
