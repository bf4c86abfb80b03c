import ScaenaKit

/// Shows the errors of a view controller one after the other, each when its view can show it: the only way in which the
/// runtime presents an error.
@MainActor
final class ErrorDialogs {
    private weak var viewController: UIViewController?
    private let retry: (@MainActor () -> Void)?
    private let leave: @MainActor () -> Void
    private var waiting: [ErrorViewModel] = []
    private var shown: ErrorViewModel?
    private weak var alert: UIAlertController?
    private var viewIsSeen = false
    private var triesAgain = false

    /// - Parameters:
    ///   - viewController: Whose errors these are. Held weakly.
    ///   - retry: The work of Retry; `nil` for no Retry, whatever an error offers.
    ///   - leave: The work after an error that makes the scene useless.
    init(
        of viewController: UIViewController, retry: (@MainActor () -> Void)?,
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.viewController = viewController
        self.retry = retry
        self.leave = leave
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
        guard alert.presentingViewController != nil else { return tryAgain() }
        waiting.removeFirst()
        shown = next
        self.alert = alert
    }

    /// Refused, since whatever is on top is on its way out, or comes from elsewhere: when nothing moves any more, there is a
    /// way.
    private func tryAgain() {
        guard !triesAgain else { return }
        triesAgain = true
        Task { [weak self] in
            await Transitions.nextTurn()
            await Transitions.end(around: self?.viewController)
            await Transitions.wait(atMost: 0.05) { _ in true }
            self?.triesAgain = false
            self?.showNext()
        }
    }

    private func makeAlert(for errorViewModel: ErrorViewModel) -> UIAlertController {
        let alert = UIAlertController(
            title: errorViewModel.title, message: errorViewModel.message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: errorViewModel.dismissTitle, style: .cancel) { [weak self] _ in
                self?.dismissed(errorViewModel)
            })
        if let retryTitle = errorViewModel.retryTitle, let retry {
            alert.addAction(
                UIAlertAction(title: retryTitle, style: .default) { [weak self] _ in
                    self?.alert = nil
                    retry()
                    self?.showNext()
                })
        }
        return alert
    }

    private func dismissed(_ errorViewModel: ErrorViewModel) {
        alert = nil
        guard !errorViewModel.dismissesScene else {
            // A scene that leaves has no more to say.
            waiting = []
            return leave()
        }
        showNext()
    }
}
