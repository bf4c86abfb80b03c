import ScaenaUIKit

/// Goes from Detail to other modules, which their factories create.
@MainActor
final class DetailWireframe: DetailWireframeProtocol {
    func close(from view: (any DetailViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }

    func showAbout(from view: (any DetailViewProtocol)?) {
        let next = AboutViewFactory.createView()
        view?.controller.navigationController?.pushViewController(next, animated: true)
    }
}
