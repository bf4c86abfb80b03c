import Foundation
import ScaenaKit

/// Shows a scene's errors one after the other, each when the view can show it.
@MainActor
final class ErrorDialogs {
    private weak var viewController: SceneViewController?
    private let retry: @MainActor () -> Void
    private var waiting: [ErrorViewModel] = []
    private var shown: ErrorViewModel?
    private weak var alert: UIAlertController?
    private var viewIsSeen = false

    /// - Parameters:
    ///   - viewController: Whose errors these are. Held weakly.
    ///   - retry: What Retry does.
    init(of viewController: SceneViewController, retry: @escaping @MainActor () -> Void) {
        self.viewController = viewController
        self.retry = retry
    }

    func show(_ errorViewModel: ErrorViewModel) {
        let isShown = alert != nil && shown == errorViewModel
        guard !isShown, !waiting.contains(errorViewModel) else { return }
        waiting.append(errorViewModel)
        showNext()
    }

    func viewDidAppear() {
        viewIsSeen = true
        showNext()
    }

    func viewWillDisappear() {
        viewIsSeen = false
    }

    private func showNext() {
        guard viewIsSeen, alert == nil, let viewController, let next = waiting.first else { return }
        // From the top: UIKit refuses a second presentation from one view controller.
        var presenter: UIViewController = viewController
        while let presented = presenter.presentedViewController { presenter = presented }
        let alert = makeAlert(for: next)
        presenter.present(alert, animated: true)
        guard alert.presentingViewController != nil else {
            // Refused, since whatever was on top is on its way out and tells nobody when it has gone.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in self?.showNext() }
            return
        }
        waiting.removeFirst()
        shown = next
        self.alert = alert
    }

    private func makeAlert(for errorViewModel: ErrorViewModel) -> UIAlertController {
        let alert = UIAlertController(
            title: errorViewModel.title, message: errorViewModel.message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: errorViewModel.dismissTitle, style: .cancel) { [weak self] _ in
                self?.dismissed(errorViewModel)
            })
        if let retryTitle = errorViewModel.retryTitle {
            alert.addAction(
                UIAlertAction(title: retryTitle, style: .default) { [weak self] _ in
                    self?.retried()
                })
        }
        return alert
    }

    private func dismissed(_ errorViewModel: ErrorViewModel) {
        alert = nil
        guard !errorViewModel.dismissesScene else {
            // A scene that leaves has no more to say.
            waiting = []
            viewController?.leave()
            return
        }
        showNext()
    }

    private func retried() {
        alert = nil
        retry()
        showNext()
    }
}
