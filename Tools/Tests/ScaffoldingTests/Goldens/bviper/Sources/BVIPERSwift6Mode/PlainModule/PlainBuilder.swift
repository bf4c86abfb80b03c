import UIKit

/// Creates the Plain module.
@MainActor
enum PlainBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createPlainModule(
        aboutProvider: any AboutProviderInterface, item: Item, delegate: any PlainModuleDelegate
    ) -> PlainVC {
        let interactor = PlainInteractor(aboutProvider: aboutProvider)
        let wireframe = PlainWireframe()
        let presenter = PlainPresenter(interactor: interactor, wireframe: wireframe, item: item)
        let view = PlainVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        presenter.delegate = delegate
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(_ view: PlainVC, interactor: PlainInteractor, presenter: PlainPresenter) {
        interactor.handler = presenter
        presenter.view = view
    }
}
