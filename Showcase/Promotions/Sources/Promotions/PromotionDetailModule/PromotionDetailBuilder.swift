import ScaenaUIKit

/// Creates the Promotion detail module.
@MainActor
enum PromotionDetailBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createPromotionDetailModule(of promotion: Promotion) -> PromotionDetailVC {
        let interactor = PromotionDetailInteractor()
        let wireframe = PromotionDetailWireframe()
        let presenter = PromotionDetailPresenter(interactor: interactor, wireframe: wireframe, promotion: promotion)
        let view = PromotionDetailVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.kept = promotion
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        view.lifetime.cancelAtEnd(interactor.tasks)
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: PromotionDetailVC, interactor: PromotionDetailInteractor, presenter: PromotionDetailPresenter
    ) {
        interactor.handler = presenter
        presenter.view = view
    }
}
