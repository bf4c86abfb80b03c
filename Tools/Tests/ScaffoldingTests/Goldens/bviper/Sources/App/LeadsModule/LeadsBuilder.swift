import ScaenaUIKit

/// Creates the Leads module.
@MainActor
enum LeadsBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createLeadsModule() -> LeadsVC {
        let interactor = LeadsInteractor()
        let wireframe = LeadsWireframe()
        let presenter = LeadsPresenter(interactor: interactor, wireframe: wireframe)
        let view = LeadsVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: LeadsVC, interactor: LeadsInteractor, presenter: LeadsPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
