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
    private let label: String
    private let describe: @MainActor (any Error) -> ErrorViewModel
    private let indicator = UIActivityIndicatorView(style: .large)
    private var tokens: [RelayToken] = []
    private lazy var errorDialogs = ErrorDialogs(of: self, retry: retry)

    /// The spinner and the alert of a presenter.
    ///
    /// - Parameters:
    ///   - presenter: The presenter.
    ///   - retry: The work of an error's Retry; `nil` for no Retry.
    public convenience init(for presenter: any LoadablePresenter, retry: (@MainActor () -> Void)? = nil) {
        self.init(presenter.loading, retry: retry)
    }

    /// The spinner and the alert of some work.
    ///
    /// - Parameters:
    ///   - loading: The work.
    ///   - label: The words of a screen reader about the spinner; `nil` for "Loading" in the user's language.
    ///   - retry: The work of an error's Retry; `nil` for no Retry.
    ///   - describe: The words of the alert, in an app that has its own; `nil` for the error's.
    public init(
        _ loading: Loading, label: String? = nil, retry: (@MainActor () -> Void)? = nil,
        describe: (@MainActor (any Error) -> ErrorViewModel)? = nil
    ) {
        self.loading = loading
        self.retry = retry
        self.label = label ?? RuntimeText.loading.string
        self.describe =
            describe ?? { ErrorViewModel(error: $0, retryTitle: retry == nil ? nil : RuntimeText.retry.string) }
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
        indicator.accessibilityLabel = label
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
    /// - Parameter animated: True if the screen came in motion.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        errorDialogs.viewDidAppear()
    }

    /// Keeps errors until the screen is seen again.
    ///
    /// - Parameter animated: True if the screen goes in motion.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        errorDialogs.viewWillDisappear()
    }

    private func show(_ error: any Error) {
        errorDialogs.show(describe(error))
    }
}
