import ScaenaUIKit

/// Creates the Promotions list module.
@MainActor
enum PromotionsListBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createPromotionsListModule() -> PromotionsListVC {
        let interactor = PromotionsListInteractor()
        let wireframe = PromotionsListWireframe()
        let presenter = PromotionsListPresenter(interactor: interactor, wireframe: wireframe)
        let view = PromotionsListVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        view.lifetime.cancelAtEnd(interactor.tasks)
        view.lifetime.cancelAtEnd(presenter.tasks)
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: PromotionsListVC, interactor: PromotionsListInteractor, presenter: PromotionsListPresenter
    ) {
        interactor.handler = presenter
        presenter.view = view
    }
}
