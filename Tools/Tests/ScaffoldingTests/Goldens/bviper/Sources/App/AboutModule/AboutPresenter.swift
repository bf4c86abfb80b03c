import ScaenaUIKit

/// What `AboutPresenter` shows.
@MainActor
protocol AboutViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: AboutViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class AboutPresenter {
    weak var view: (any AboutViewInterface)?

    private let interactor: any AboutInteractorInterface
    private let wireframe: AboutWireframe

    init(interactor: any AboutInteractorInterface, wireframe: AboutWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension AboutPresenter: AboutViewHandler {
    func aboutViewDidLoad() {
        interactor.requestAbout()
    }
}

extension AboutPresenter: AboutInteractorHandler {
    func requestAboutDidFinish(title: String) {
        view?.show(viewModel: AboutViewModel(title: title))
    }

    func requestAboutDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}
