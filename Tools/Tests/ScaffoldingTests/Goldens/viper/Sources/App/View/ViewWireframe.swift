import ScaenaUIKit

/// Goes from View to other modules, which their factories create.
@MainActor
final class ViewWireframe: ViewWireframeProtocol {
    func close(from view: (any ViewViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }
}
