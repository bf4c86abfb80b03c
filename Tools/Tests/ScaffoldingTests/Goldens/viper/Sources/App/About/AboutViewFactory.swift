import ScaenaUIKit

/// Creates the About module.
@MainActor
enum AboutViewFactory {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createView() -> AboutViewController {
        let interactor = AboutInteractor()
        let wireframe = AboutWireframe()
        let presenter = AboutPresenter(interactor: interactor, wireframe: wireframe)
        let view = AboutViewController(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: AboutViewController, interactor: AboutInteractor, presenter: AboutPresenter) {
        interactor.presenter = presenter
        presenter.view = view
    }
}
