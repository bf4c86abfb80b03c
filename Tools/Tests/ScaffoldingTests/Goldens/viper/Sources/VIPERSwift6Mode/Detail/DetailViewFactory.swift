import ScaenaUIKit

/// Creates the Detail module.
@MainActor
enum DetailViewFactory {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createView(
        itemService: any ItemServiceProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        moduleOutput: any DetailModuleOutput
    ) -> DetailViewController {
        let interactor = DetailInteractor(itemService: itemService)
        let wireframe = DetailWireframe()
        let presenter = DetailPresenter(
            interactor: interactor, wireframe: wireframe, item: item, page: page, others: others, names: names)
        let view = DetailViewController(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        presenter.moduleOutput = moduleOutput
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: DetailViewController, interactor: DetailInteractor, presenter: DetailPresenter
    ) {
        interactor.presenter = presenter
        presenter.view = view
    }
}
