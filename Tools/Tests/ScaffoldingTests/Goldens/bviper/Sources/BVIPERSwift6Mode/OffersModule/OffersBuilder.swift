import ScaenaUIKit

/// Creates the Offers module.
@MainActor
enum OffersBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createOffersModule() -> OffersVC {
        let interactor = OffersInteractor()
        let wireframe = OffersWireframe()
        let presenter = OffersPresenter(interactor: interactor, wireframe: wireframe)
        let view = OffersVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        view.lifetime.cancelAtEnd(interactor.tasks)
        view.lifetime.cancelAtEnd(presenter.tasks)
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: OffersVC, interactor: OffersInteractor, presenter: OffersPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
