import ScaenaUIKit

/// Creates the Detail module.
@MainActor
enum DetailBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createDetailModule(
        aboutProvider: any AboutProviderInterface,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        delegate: any DetailModuleDelegate
    ) -> DetailVC {
        let interactor = DetailInteractor(aboutProvider: aboutProvider)
        let wireframe = DetailWireframe()
        let presenter = DetailPresenter(
            interactor: interactor, wireframe: wireframe, item: item, page: page, others: others, names: names)
        let view = DetailVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        presenter.delegate = delegate
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: DetailVC, interactor: DetailInteractor, presenter: DetailPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
