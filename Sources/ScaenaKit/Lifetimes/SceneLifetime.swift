/// The life of one scene, seen from the view controller that owns it: weak references to its actors by role.
///
/// The view owns the scene: when the view goes, everything goes. A configurator names the scene's actors once,
///
/// ```swift
/// @MainActor
/// static func build(itemID: Int) -> LifetimeItemViewController {
///     let presenter = ItemPresenter()
///     let interactor = ItemInteractor(presenter: presenter)
///     let viewController = LifetimeItemViewController(itemID: itemID, interactor: interactor)
///     viewController.lifetime.track(interactor, as: "interactor")
///     viewController.lifetime.track(presenter, as: "presenter", heldBy: "interactor")
///     viewController.lifetime.cancelAtEnd(interactor.tasks)  // a fetch in flight does not outlive the scene
///     return viewController
/// }
/// ```
///
/// and when the view controller has left for good, each actor still alive after a moment of grace is reported to the
/// ``LifetimeTracker`` by scene and role. In release builds nothing is tracked; tasks are cancelled there, too.
@MainActor
public struct SceneLifetime {
    /// True if the scene is kept on purpose after it has left the screen, in a pool for instance: its leaving is then
    /// not its end, and only the end of its view controller is.
    ///
    /// ```swift
    /// @MainActor
    /// func keep(_ page: LifetimeItemViewController) {
    ///     page.lifetime.isKeptOnPurpose = true  // swiped away, and soon seen again
    ///     pages[page.itemID] = page
    /// }
    /// ```
    public var isKeptOnPurpose: Bool {
        get { end?.isKeptOnPurpose ?? false }
        set {
            let end = end ?? LifetimeEnd(nil)
            end.isKeptOnPurpose = newValue
            self.end = end
        }
    }

    // None where nothing is tracked and no task is to be cancelled: a release build's scene pays nothing.
    @usableFromInline var end: LifetimeEnd?

    // Inlinable, as naming actors is: where nothing is tracked, a scene pays for a look at a flag.

    /// The beginning of a scene's life.
    ///
    /// ```swift
    /// final class CarScreen {
    ///     private(set) lazy var lifetime = SceneLifetime(of: self)
    ///     private let interactor: ItemInteractor
    ///
    ///     init(interactor: ItemInteractor) {
    ///         self.interactor = interactor
    ///         lifetime.track(interactor, as: "interactor")
    ///     }
    ///
    ///     func templateDidAppear() {
    ///         lifetime.viewIsBack()
    ///     }
    ///
    ///     func templateDidPop() {
    ///         lifetime.viewHasLeft()  // who is still alive a second later is named
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter viewController: The scene's owner. Held weakly; expected to hold this lifetime to its own end.
    @inlinable
    public init(of viewController: AnyObject) {
        if LifetimeTracker.mayTrack { end = Self.beginning(of: viewController) }
    }

    @usableFromInline
    static func beginning(of viewController: AnyObject) -> LifetimeEnd? {
        guard let tracker = LifetimeTracker.current else { return nil }
        let type: AnyObject.Type = Swift.type(of: viewController)
        let record = LifetimeRecord(scene: LifetimeTracker.sceneName(of: type), tracker: tracker)
        record.track(viewController, as: "view controller")
        tracker.begin(viewController, of: type, record: record)
        return LifetimeEnd(record)
    }

    /// The beginning of the life of an owner that says nothing of its comings and goings: its watcher tells its end,
    /// which is there also where nothing is tracked.
    package init(watching viewController: AnyObject) {
        self.init(of: viewController)
        if end == nil { end = LifetimeEnd(nil) }
    }

    /// The owner's end, for the owner's watcher.
    package var ending: LifetimeEnd? { end }

    /// A lifetime that nobody tracks: for an owner that is not whole yet.
    package init() {}

    /// True if scenes that begin now are tracked.
    package static var isTracking: Bool { LifetimeTracker.current != nil }

    /// The scene's name, as in `About` for a view controller `AboutViewController`; empty where nothing is tracked.
    package var scene: String { end?.record?.scene ?? "" }

    /// The scene's actors that are alive, by role; empty where nothing is tracked.
    package var named: [String: AnyObject] { end?.record?.actors ?? [:] }

    /// Names an actor of the scene, which is expected to go when the view goes.
    ///
    /// ```swift
    /// viewController.lifetime.track(interactor, as: "interactor")
    /// viewController.lifetime.track(presenter, as: "presenter", heldBy: "interactor")
    /// ```
    ///
    /// - Parameters:
    ///   - actor: The actor, held weakly.
    ///   - role: Its role in the architecture's words, such as "presenter".
    ///   - holders: The roles that hold it strongly, such as "interactor": if it stays with them, they are named instead
    ///     of somebody unknown.
    @inlinable
    public func track(_ actor: AnyObject, as role: String, heldBy holders: String...) {
        end?.track(actor, as: role, heldBy: holders)
    }

    /// Has tasks cancelled when the scene leaves: a task in flight may hold the actor that started it.
    ///
    /// ```swift
    /// viewController.lifetime.cancelAtEnd(interactor.tasks)  // a fetch in flight does not outlive the scene
    /// ```
    ///
    /// - Parameter tasks: The tasks of one of the scene's actors.
    public mutating func cancelAtEnd(_ tasks: SceneTasks) {
        if let end { end.add(tasks) } else { end = LifetimeEnd(nil, cancelling: tasks) }
    }

    /// Ends the scene's tasks, and has it judged who stayed: the view controller has left for good. It was popped, dismissed
    /// or taken out of its container.
    ///
    /// ScaenaUIKit calls this for every `UIViewController` with a lifetime, whatever it inherits from. Only what owns a
    /// scene without being one calls it itself.
    ///
    /// ```swift
    /// func templateDidPop() {
    ///     lifetime.viewHasLeft()  // who is still alive a second later is named
    /// }
    /// ```
    public func viewHasLeft() {
        end?.viewHasLeft()
    }

    /// Tells that the view is seen, for the first time or again: what was about to be judged is not. ScaenaUIKit calls this,
    /// as it does ``viewHasLeft()``.
    ///
    /// ```swift
    /// func templateDidAppear() {
    ///     lifetime.viewIsBack()
    /// }
    /// ```
    public func viewIsBack() {
        end?.record?.viewIsBack()
    }

    /// The view is about to be seen; whether it will be is not known yet. What was about to be judged is not.
    package func viewComesBack() {
        end?.record?.viewComesBack()
    }

    /// The scene, for observers of the runtime that came late; `nil` where nothing is tracked.
    package var watched: WatchedScene? { end?.record.map(WatchedScene.init) }

    /// The view is seen in a window, for the first time or again.
    package func viewIsSeen(in window: AnyObject) {
        end?.viewIsSeen(in: window)
    }
}
