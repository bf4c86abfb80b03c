import ScaenaUIKit

/// Builds the Detail scene.
@MainActor
enum DetailConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(
        aboutManager: any AboutManagerProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        output: any DetailOutput
    ) -> (viewController: DetailViewController, interactor: DetailInteractor) {
        let presenter = DetailPresenter()
        let router = DetailRouter()
        let interactor = DetailInteractor(
            presenter: presenter,
            router: router,
            aboutManager: aboutManager,
            item: item,
            page: page,
            others: others,
            names: names)
        let viewController = DetailViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        interactor.output = output
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: DetailViewController, presenter: DetailPresenter, router: DetailRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
