import ScaenaUIKit

/// Creates the View module.
@MainActor
enum ViewBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createViewModule() -> ViewVC {
        let interactor = ViewInteractor()
        let wireframe = ViewWireframe()
        let presenter = ViewPresenter(interactor: interactor, wireframe: wireframe)
        let view = ViewVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: ViewVC, interactor: ViewInteractor, presenter: ViewPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
