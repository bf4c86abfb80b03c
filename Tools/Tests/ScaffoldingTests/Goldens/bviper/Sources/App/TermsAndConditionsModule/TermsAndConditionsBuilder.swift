import ScaenaUIKit

/// Creates the Terms and conditions module.
@MainActor
enum TermsAndConditionsBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createTermsAndConditionsModule() -> TermsAndConditionsVC {
        let interactor = TermsAndConditionsInteractor()
        let wireframe = TermsAndConditionsWireframe()
        let presenter = TermsAndConditionsPresenter(interactor: interactor, wireframe: wireframe)
        let view = TermsAndConditionsVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: TermsAndConditionsVC, interactor: TermsAndConditionsInteractor, presenter: TermsAndConditionsPresenter
    ) {
        interactor.handler = presenter
        presenter.view = view
    }
}
