import ScaenaKit

/// Stands in a window whose first flow failed, and says so.
final class LaunchFailureViewController: UIViewController {
    private let error: any Error
    private let retry: (@MainActor () -> Void)?
    private lazy var errorDialogs = ErrorDialogs(of: self, retry: nil) { [retry] in retry?() }

    /// - Parameters:
    ///   - error: Why there is nothing else to be seen.
    ///   - window: Where nothing else is to be seen.
    ///   - retry: Tries again; `nil` where nobody can.
    static func show(_ error: any Error, in window: UIWindow, retry: (@MainActor () -> Void)?) {
        window.rootViewController = LaunchFailureViewController(error, retry: retry)
    }

    private init(_ error: any Error, retry: (@MainActor () -> Void)?) {
        self.error = error
        self.retry = retry
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "It is made in code.")
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let words = ErrorViewModel(error: error)
        errorDialogs.show(
            ErrorViewModel(
                title: words.title, message: words.message,
                dismissTitle: retry == nil ? nil : RuntimeText.retry.string, dismissesScene: retry != nil))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        errorDialogs.viewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        errorDialogs.viewWillDisappear()
    }
}
