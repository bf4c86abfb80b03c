/// What a view controller tells of its life, in UIKit's own words.
///
/// Every message has an empty default, so that an actor answers only those that matter to it.
@MainActor
public protocol SceneLifecycle: AnyObject {
    /// The view is in memory: once in a scene's life.
    func viewDidLoad()
    /// The view is about to be seen.
    func viewWillAppear()
    /// The view is seen, and its transition is over.
    func viewDidAppear()
    /// The view is about to be covered or to leave.
    func viewWillDisappear()
    /// The view is no longer seen.
    func viewDidDisappear()
}

extension SceneLifecycle {
    /// Does nothing.
    public func viewDidLoad() {}
    /// Does nothing.
    public func viewWillAppear() {}
    /// Does nothing.
    public func viewDidAppear() {}
    /// Does nothing.
    public func viewWillDisappear() {}
    /// Does nothing.
    public func viewDidDisappear() {}
}
