import Foundation
import ScaenaTesting

@testable import Snapp

/// The About scene as ``AboutConfigurator`` wires it, with a proxy between each two of its actors.
///
/// Each actor holds the proxy of the one that it speaks to, as it would hold that one itself. Only the way back to the view
/// controller is weak: nobody but this value holds the proxy that stands there, and without it the presenter would show nothing.
@MainActor
struct WatchedAboutScene {
    let viewController: AboutViewController
    let interactor: AboutInteractorProtocolProxy
    let presenter: AboutPresenterProtocolProxy
    let router: AboutRouterProtocolProxy
    let shown: AboutViewControllerProtocolProxy
    /// The calls in the scene, in order.
    let log: CallLog

    /// Wires a scene.
    init(aboutManager: any AboutManagerProtocol, termsAndConditions: URL) {
        let ownPresenter = AboutPresenter()
        let ownRouter = AboutRouter(termsAndConditions: termsAndConditions)
        presenter = AboutPresenterProtocolProxy(ownPresenter)
        router = AboutRouterProtocolProxy(ownRouter)
        interactor = AboutInteractorProtocolProxy(
            AboutInteractor(presenter: presenter, router: router, aboutManager: aboutManager))
        viewController = AboutViewController(interactor: interactor)
        shown = AboutViewControllerProtocolProxy(viewController)
        ownPresenter.viewController = shown
        ownRouter.viewController = viewController
        log = CallLog(interactor, presenter, router, shown)
    }
}
