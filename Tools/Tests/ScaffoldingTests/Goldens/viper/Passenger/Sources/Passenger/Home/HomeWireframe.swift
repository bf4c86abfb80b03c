import ScaenaUIKit

/// Goes from Home to other modules, which their factories create.
@MainActor
final class HomeWireframe: HomeWireframeProtocol {
    func close(from view: (any HomeViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }
}
