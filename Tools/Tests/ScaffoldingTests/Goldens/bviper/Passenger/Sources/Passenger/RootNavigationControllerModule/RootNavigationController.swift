import ScaenaUIKit

/// Messages of `RootNavigationController` to its presenter.
@MainActor
protocol RootNavigationControllerHandler: AnyObject {
    /// The navigation controller is in memory.
    func rootNavigationControllerDidLoad()
}

/// The root of the app's window. Whoever holds it holds the module.
final class RootNavigationController: UINavigationController {
    private let handler: any RootNavigationControllerHandler

    init(handler: any RootNavigationControllerHandler) {
        self.handler = handler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        handler.rootNavigationControllerDidLoad()
    }
}
