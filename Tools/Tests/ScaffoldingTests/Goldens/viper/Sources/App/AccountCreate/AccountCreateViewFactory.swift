import ScaenaUIKit

/// Creates the Account create module.
@MainActor
enum AccountCreateViewFactory {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createView() -> AccountCreateViewController {
        let interactor = AccountCreateInteractor()
        let wireframe = AccountCreateWireframe()
        let presenter = AccountCreatePresenter(interactor: interactor, wireframe: wireframe)
        let view = AccountCreateViewController(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: AccountCreateViewController, interactor: AccountCreateInteractor, presenter: AccountCreatePresenter
    ) {
        interactor.presenter = presenter
        presenter.view = view
    }
}
