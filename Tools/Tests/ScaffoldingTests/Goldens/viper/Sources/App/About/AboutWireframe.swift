import ScaenaUIKit

/// Goes from About to other modules, which their factories create.
@MainActor
final class AboutWireframe: AboutWireframeProtocol {
    func close(from view: (any AboutViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }
}
