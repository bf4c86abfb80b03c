import UIKit

/// Creates the Plain offer module.
@MainActor
enum PlainOfferBuilder {
    /// A new module, wired. Whoever holds its view holds the module.
    static func createPlainOfferModule(promotion: Promotion, delegate: any PlainOfferModuleDelegate) -> PlainOfferVC {
        let interactor = PlainOfferInteractor()
        let wireframe = PlainOfferWireframe()
        let presenter = PlainOfferPresenter(interactor: interactor, wireframe: wireframe, promotion: promotion)
        let view = PlainOfferVC(presenter: presenter)
        connect(view, interactor: interactor, presenter: presenter)
        presenter.delegate = delegate
        return view
    }

    /// The references that point back. They are weak: the view owns the module.
    private static func connect(
        _ view: PlainOfferVC, interactor: PlainOfferInteractor, presenter: PlainOfferPresenter
    ) {
        interactor.handler = presenter
        presenter.view = view
    }
}
