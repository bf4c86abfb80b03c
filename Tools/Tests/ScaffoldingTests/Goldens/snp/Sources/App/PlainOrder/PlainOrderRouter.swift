import UIKit

/// Knows how to build the scenes that follow Plain order, and shows them from its view controller.
@MainActor
final class PlainOrderRouter: PlainOrderRouterProtocol {
    weak var viewController: (any PlainOrderViewControllerProtocol)?

    func navigateBack() {
        guard let scene = viewController?.viewController else { return }
        if let stack = scene.navigationController, stack.viewControllers.first !== scene {
            stack.popViewController(animated: true)
        } else {
            scene.presentingViewController?.dismiss(animated: true)
        }
    }

    func navigateToRoot() {
        viewController?.viewController.navigationController?.popToRootViewController(animated: true)
    }

    func confirmKeep() async -> Bool {
        guard let scene = viewController?.viewController, scene.presentedViewController == nil else { return false }
        // A stream, since who waits may be cancelled before there is an answer.
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let alert = UIAlertController(title: nil, message: PlainOrderTexts.confirmKeep, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: PlainOrderTexts.cancel, style: .cancel) { _ in answer.yield(false) })
        alert.addAction(
            UIAlertAction(title: PlainOrderTexts.confirmKeepAction, style: .default) { _ in answer.yield(true) })
        scene.present(alert, animated: true)
        for await isSure in answers { return isSure }
        return false
    }
}
