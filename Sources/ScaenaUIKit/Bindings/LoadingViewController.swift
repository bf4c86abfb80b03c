import ScaenaKit

/// The spinner and the alert of a screen whose presenter loads something: a child of the screen's view controller, over
/// its view, that goes with it.
///
/// ```swift
/// override func viewDidLoad() {
///     super.viewDidLoad()
///     LoadingViewController(for: presenter).embed(in: self)
/// }
/// ```
///
/// Errors that come while the screen is not seen wait until it is. A cancellation is none: see ``Loading``.
public final class LoadingViewController: UIViewController {
    private let loading: Loading
    private let retry: (@MainActor () -> Void)?
    private let indicator = UIActivityIndicatorView(style: .large)
    private var tokens: [RelayToken] = []
    private var waiting: [ErrorViewModel] = []
    private weak var alert: UIAlertController?
    private var isSeen = false

    /// The spinner and the alert of a presenter.
    ///
    /// - Parameters:
    ///   - presenter: The presenter.
    ///   - retry: What an error's Retry does; `nil` for no Retry.
    public convenience init(for presenter: any LoadablePresenter, retry: (@MainActor () -> Void)? = nil) {
        self.init(presenter.loading, retry: retry)
    }

    /// The spinner and the alert of some work.
    ///
    /// - Parameters:
    ///   - loading: The work.
    ///   - retry: What an error's Retry does; `nil` for no Retry.
    public init(_ loading: Loading, retry: (@MainActor () -> Void)? = nil) {
        self.loading = loading
        self.retry = retry
        super.init(nibName: nil, bundle: nil)
    }

    /// It cannot come out of an archive: the work cannot.
    @available(*, unavailable, message: "A loading view controller is built in code, with what it shows.")
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Becomes a child of a view controller, over all of its view.
    ///
    /// - Parameter parent: The screen's view controller, which owns it from now on.
    public func embed(in parent: UIViewController) {
        guard let parentView = parent.view, let view else { return }
        parent.addChild(self)
        view.translatesAutoresizingMaskIntoConstraints = false
        parentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: parentView.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: parentView.centerYAnchor),
        ])
        didMove(toParent: parent)
    }

    /// Makes the spinner the view: no larger than it is, so that what it does not cover can be used.
    public override func loadView() {
        indicator.hidesWhenStopped = true
        indicator.accessibilityLabel = "Loading"
        view = indicator
    }

    /// Listens to the work.
    public override func viewDidLoad() {
        super.viewDidLoad()
        indicator.bind(isAnimating: loading.isLoading).store(in: &tokens)
        loading.errors.observe(with: self) { controller, error in
            controller.show(error)
        }.store(in: &tokens)
    }

    /// Shows an error that waited.
    ///
    /// - Parameter animated: Whether the screen came in motion.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isSeen = true
        showNext()
    }

    /// Keeps errors until the screen is seen again.
    ///
    /// - Parameter animated: Whether the screen goes in motion.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isSeen = false
    }

    private func show(_ error: any Error) {
        let errorViewModel = ErrorViewModel(error: error, retryTitle: retry == nil ? nil : "Retry")
        guard !waiting.contains(errorViewModel) else { return }
        waiting.append(errorViewModel)
        showNext()
    }

    private func showNext() {
        guard isSeen, alert == nil, let next = waiting.first else { return }
        var presenter: UIViewController = self
        while let presented = presenter.presentedViewController { presenter = presented }
        let alert = makeAlert(for: next)
        presenter.present(alert, animated: true)
        guard alert.presentingViewController != nil else {
            // Whatever is on top is on its way out, and tells nobody when it has gone.
            Task { [weak self] in
                try await Task.sleep(nanoseconds: 50_000_000)
                self?.showNext()
            }
            return
        }
        self.alert = alert
        waiting.removeFirst()
    }

    private func makeAlert(for error: ErrorViewModel) -> UIAlertController {
        let alert = UIAlertController(title: error.title, message: error.message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: error.dismissTitle, style: .cancel) { [weak self] _ in self?.alertWasRead() })
        if let retryTitle = error.retryTitle {
            alert.addAction(
                UIAlertAction(title: retryTitle, style: .default) { [weak self] _ in
                    self?.retry?()
                    self?.alertWasRead()
                })
        }
        return alert
    }

    private func alertWasRead() {
        alert = nil
        showNext()
    }
}
