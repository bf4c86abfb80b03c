import ScaenaUIKit

/// Creates the Forgot password module.
@MainActor
enum ForgotPasswordBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createForgotPasswordModule() -> ForgotPasswordVC {
        let interactor = ForgotPasswordInteractor()
        let wireframe = ForgotPasswordWireframe()
        let presenter = ForgotPasswordPresenter(interactor: interactor, wireframe: wireframe)
        let view = ForgotPasswordVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        view.lifetime.cancelAtEnd(interactor.tasks)
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: ForgotPasswordVC, interactor: ForgotPasswordInteractor, presenter: ForgotPasswordPresenter
    ) {
        interactor.handler = presenter
        presenter.view = view
    }
}
