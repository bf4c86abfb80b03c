import ScaenaUIKit

/// Creates the Login module.
@MainActor
enum LoginBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createLoginModule() -> LoginVC {
        let interactor = LoginInteractor()
        let wireframe = LoginWireframe()
        let presenter = LoginPresenter(interactor: interactor, wireframe: wireframe)
        let view = LoginVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        view.lifetime.cancelAtEnd(interactor.tasks)
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: LoginVC, interactor: LoginInteractor, presenter: LoginPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
