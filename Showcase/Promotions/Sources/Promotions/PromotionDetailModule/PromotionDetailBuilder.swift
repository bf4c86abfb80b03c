import ScaenaUIKit

/// Creates the Promotion detail module.
@MainActor
enum PromotionDetailBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createPromotionDetailModule(of promotion: Promotion) -> PromotionDetailVC {
        wired(keeping: promotion) { PromotionDetailPresenter(interactor: $0, wireframe: $1, promotion: promotion) }
    }

    /// A new module, wired, of a promotion of which no more is known than a link says.
    static func createPromotionDetailModule(id: String) -> PromotionDetailVC {
        wired(keeping: id) { PromotionDetailPresenter(interactor: $0, wireframe: $1, id: id) }
    }

    private static func wired(
        keeping kept: any Encodable,
        _ makePresenter: (PromotionDetailInteractor, PromotionDetailWireframe) -> PromotionDetailPresenter
    ) -> PromotionDetailVC {
        let interactor = PromotionDetailInteractor()
        let wireframe = PromotionDetailWireframe()
        let presenter = makePresenter(interactor, wireframe)
        let view = PromotionDetailVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.kept = kept
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
