import ScaenaUIKit

/// Creates the Dated module.
@MainActor
enum DatedBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createDatedModule(link: URL, at: Date?, delegate: any DatedModuleDelegate) -> DatedVC {
        let interactor = DatedInteractor()
        let wireframe = DatedWireframe()
        let presenter = DatedPresenter(interactor: interactor, wireframe: wireframe, link: link, at: at)
        let view = DatedVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        presenter.delegate = delegate
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: DatedVC, interactor: DatedInteractor, presenter: DatedPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
