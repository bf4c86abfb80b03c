import ScaenaUIKit

/// Creates the Home module.
@MainActor
enum HomeViewFactory {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createView() -> HomeViewController {
        let interactor = HomeInteractor()
        let wireframe = HomeWireframe()
        let presenter = HomePresenter(interactor: interactor, wireframe: wireframe)
        let view = HomeViewController(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: HomeViewController, interactor: HomeInteractor, presenter: HomePresenter) {
        interactor.presenter = presenter
        presenter.view = view
    }
}
