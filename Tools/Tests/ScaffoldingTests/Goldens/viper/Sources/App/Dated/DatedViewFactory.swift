import ScaenaUIKit

/// Creates the Dated module.
@MainActor
enum DatedViewFactory {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createView(link: URL, at: Date?, moduleOutput: any DatedModuleOutput) -> DatedViewController {
        let interactor = DatedInteractor()
        let wireframe = DatedWireframe()
        let presenter = DatedPresenter(interactor: interactor, wireframe: wireframe, link: link, at: at)
        let view = DatedViewController(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        presenter.moduleOutput = moduleOutput
        view.lifetime.track(interactor, as: "interactor")
        view.lifetime.track(wireframe, as: "wireframe")
        view.lifetime.track(presenter, as: "presenter")
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: DatedViewController, interactor: DatedInteractor, presenter: DatedPresenter) {
        interactor.presenter = presenter
        presenter.view = view
    }
}
