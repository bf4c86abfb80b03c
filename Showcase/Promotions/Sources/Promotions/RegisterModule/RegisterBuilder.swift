import ScaenaUIKit

/// Creates the Register module.
@MainActor
enum RegisterBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createRegisterModule() -> RegisterVC {
        let interactor = RegisterInteractor()
        let wireframe = RegisterWireframe()
        let presenter = RegisterPresenter(interactor: interactor, wireframe: wireframe)
        let view = RegisterVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        view.lifetime.cancelAtEnd(interactor.tasks)
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: RegisterVC, interactor: RegisterInteractor, presenter: RegisterPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
