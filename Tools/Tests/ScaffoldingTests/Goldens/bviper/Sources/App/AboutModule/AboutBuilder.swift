import ScaenaUIKit

/// Creates the About module.
@MainActor
enum AboutBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createAboutModule() -> AboutVC {
        let interactor = AboutInteractor()
        let wireframe = AboutWireframe()
        let presenter = AboutPresenter(interactor: interactor, wireframe: wireframe)
        let view = AboutVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: AboutVC, interactor: AboutInteractor, presenter: AboutPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
