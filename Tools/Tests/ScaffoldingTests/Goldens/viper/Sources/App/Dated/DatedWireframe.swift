import ScaenaUIKit

/// Goes from Dated to other modules, which their factories create.
@MainActor
final class DatedWireframe: DatedWireframeProtocol {
    func close(from view: (any DatedViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }
}
