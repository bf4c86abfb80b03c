import ScaenaUIKit

/// Creates the Terms and conditions module.
@MainActor
enum TermsAndConditionsViewFactory {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createView() -> TermsAndConditionsViewController {
        let interactor = TermsAndConditionsInteractor()
        let wireframe = TermsAndConditionsWireframe()
        let presenter = TermsAndConditionsPresenter(interactor: interactor, wireframe: wireframe)
        let view = TermsAndConditionsViewController(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: TermsAndConditionsViewController,
        interactor: TermsAndConditionsInteractor,
        presenter: TermsAndConditionsPresenter
    ) {
        interactor.presenter = presenter
        presenter.view = view
    }
}
