import ScaenaUIKit

/// Creates the Café module.
@MainActor
enum CaféBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createCaféModule() -> CaféVC {
        let interactor = CaféInteractor()
        let wireframe = CaféWireframe()
        let presenter = CaféPresenter(interactor: interactor, wireframe: wireframe)
        let view = CaféVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: CaféVC, interactor: CaféInteractor, presenter: CaféPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
