import Foundation
import ScaenaKit

/// The view controller of a scene: tells its interactor of its life, shows its errors, and owns the scene.
///
/// The one base class that a scene has. Its subclass hands the interactor on and keeps it under its own contract:
///
/// ```swift
/// init(interactor: any AboutInteractorProtocol) {
///     aboutInteractor = interactor
///     super.init(interactor: interactor)
/// }
/// ```
open class SceneViewController: UIViewController, SceneViewControllerProtocol {
    /// The scene's life: a configurator names the scene's actors to it. It is not to be replaced.
    public final var lifetime = SceneLifetime()

    private let interactor: any SceneInteractorProtocol
    private lazy var errorDialogs = ErrorDialogs(
        of: self, retry: { [interactor] in interactor.retryTapped() }, leave: { [weak self] in self?.leave() })

    /// A view controller, its view not loaded.
    ///
    /// - Parameter interactor: Hears of the view controller's life and of Retry. Held strongly: the view owns the scene.
    public init(interactor: any SceneInteractorProtocol) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
        track()
    }

    #if canImport(UIKit)
        /// A view controller out of a storyboard, whose closure hands the interactor in:
        ///
        /// ```swift
        /// storyboard.instantiateInitialViewController { AboutViewController(coder: $0, interactor: interactor) }
        /// ```
        ///
        /// - Parameters:
        ///   - coder: The archive of the storyboard.
        ///   - interactor: Hears of the view controller's life and of Retry. Held strongly: the view owns the scene.
        public init?(coder: NSCoder, interactor: any SceneInteractorProtocol) {
            self.interactor = interactor
            super.init(coder: coder)
            track()
        }
    #endif

    private func track() {
        // As any object's: this class says itself when it comes and goes.
        if SceneLifetime.isTracking { lifetime = SceneLifetime(of: self as AnyObject) }
    }

    /// No scene comes out of an archive alone: its interactor cannot. Unavailable, so that no subclass need repeat it.
    @available(*, unavailable, message: "An interactor goes through init(interactor:), or init(coder:interactor:).")
    public required init?(coder: NSCoder) {
        return nil
    }

    /// This view controller.
    public var viewController: UIViewController { self }

    /// Tells the interactor that the view is in memory.
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactor.viewDidLoad()
    }

    /// Tells the interactor that the view is about to be seen.
    ///
    /// - Parameter animated: True if it comes in motion.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        lifetime.viewComesBack()
        interactor.viewWillAppear()
    }

    /// Tells the interactor that the view is seen, and shows an error that waited for it.
    ///
    /// - Parameter animated: True if it came in motion.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let window = viewIfLoaded?.window {
            ShownScenes.didAppear(self, in: window)
            lifetime.viewIsSeen(in: window)
        }
        interactor.viewDidAppear()
        errorDialogs.viewDidAppear()
    }

    /// Tells the interactor that the view is about to be covered or to leave.
    ///
    /// - Parameter animated: True if it goes in motion.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        errorDialogs.viewWillDisappear()
        interactor.viewWillDisappear()
    }

    /// Tells the interactor that the view is no longer seen; if it has left for good, its scene ends as soon as the transition
    /// is over.
    ///
    /// - Parameter animated: True if it went in motion.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        interactor.viewDidDisappear()
        ShownScenes.lookSoon()
    }

    /// Ends the scene, as soon as the transition is over, when no container took the view controller in again: also where
    /// nobody saw it go, from beneath the top of a navigation stack.
    ///
    /// - Parameter parent: The new container; `nil` for none.
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { ShownScenes.wasTakenOut(self) }
    }

    /// Shows an error in an alert, with Retry where the error offers it. Errors that come while one is shown, or
    /// before the view is seen, wait their turn; the same error twice is shown once.
    ///
    /// - Parameter errorViewModel: The error's words, and whether the scene leaves after it.
    open func showErrorDialog(errorViewModel: ErrorViewModel) {
        errorDialogs.show(errorViewModel)
    }

    /// Leaves the screen the way the view controller came: pops it where it was pushed, and whatever is above it;
    /// dismisses it where it was presented. The root of a window has nowhere to go and stays.
    ///
    /// - Parameter animated: True if it goes in motion.
    public func leave(animated: Bool = true) {
        if let below = viewControllerBelow, let navigationController {
            guard presentedViewController != nil else {
                navigationController.popToViewController(below, animated: animated)
                return
            }
            // What it presents goes first: a view controller that is popped from beneath a sheet leaves it hanging.
            dismiss(animated: animated) { [weak navigationController] in
                navigationController?.popToViewController(below, animated: animated)
            }
        } else {
            presentingViewController?.dismiss(animated: animated)
        }
    }

    /// The one beneath this view controller, or beneath the container that holds it, in the navigation stack.
    private var viewControllerBelow: UIViewController? {
        guard let stack = navigationController?.viewControllers else { return nil }
        guard let index = stack.firstIndex(where: { self === $0 || isDescendant(of: $0) }), index > 0 else {
            return nil
        }
        return stack[index - 1]
    }
}
