import ScaenaUIKit

/// Creates the View module.
@MainActor
enum ViewViewFactory {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createView() -> ViewViewController {
        let interactor = ViewInteractor()
        let wireframe = ViewWireframe()
        let presenter = ViewPresenter(interactor: interactor, wireframe: wireframe)
        let view = ViewViewController(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: ViewViewController, interactor: ViewInteractor, presenter: ViewPresenter) {
        interactor.presenter = presenter
        presenter.view = view
    }
}
