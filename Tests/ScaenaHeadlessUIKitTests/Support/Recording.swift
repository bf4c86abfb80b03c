import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// The callbacks of some controllers, in the order in which they came.
@MainActor
final class CallbackLog {
    private(set) var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller that writes what it is told into a log, under a name.
class RecordingViewController: UIViewController {
    let name: String
    let log: CallbackLog
    /// True if moves to and from a parent are written too.
    var recordsMoves = false
    /// Called in each callback with its name.
    var observer: ((String) -> Void)?

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func record(_ callback: String) {
        log.add("\(name).\(callback)")
        observer?(callback)
    }

    override func loadView() {
        record("loadView")
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if recordsMoves { record(parent == nil ? "willMove(nil)" : "willMove(parent)") }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if recordsMoves { record(parent == nil ? "didMove(nil)" : "didMove(parent)") }
    }
}

/// A visible window that shows a controller.
@MainActor
func makeWindow(showing root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}

/// A reference that keeps nothing alive.
@MainActor
final class WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) { self.object = object }
}
