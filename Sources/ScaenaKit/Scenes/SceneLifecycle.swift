/// The messages of a view controller's life, in UIKit's own words.
///
/// Every message has an empty default, so that an actor answers only those that matter to it.
///
/// ```swift
/// final class AboutInteractor: SceneInteractorProtocol {
///     private(set) var visits = 0
///
///     func viewDidAppear() { visits += 1 }  // the one message that it answers
/// }
/// ```
@MainActor
public protocol SceneLifecycle: AnyObject {
    /// The view is in memory: once in a scene's life.
    ///
    /// ```swift
    /// func viewDidLoad() {
    ///     tasks.run("load") { await self.load() }
    /// }
    /// ```
    func viewDidLoad()

    /// The view is about to be seen.
    ///
    /// ```swift
    /// func viewWillAppear() {
    ///     draft = drafts.current ?? ""
    /// }
    /// ```
    func viewWillAppear()

    /// The view is seen, and its transition is over.
    ///
    /// ```swift
    /// func viewDidAppear() {
    ///     analytics.count("Items seen")
    /// }
    /// ```
    func viewDidAppear()

    /// The view is about to be covered or to leave.
    ///
    /// ```swift
    /// func viewWillDisappear() {
    ///     drafts.current = draft
    /// }
    /// ```
    func viewWillDisappear()

    /// The view is no longer seen.
    ///
    /// ```swift
    /// func viewDidDisappear() {
    ///     tasks.cancel("search")
    /// }
    /// ```
    func viewDidDisappear()
}

extension SceneLifecycle {
    /// Does nothing.
    ///
    /// ```swift
    /// final class AboutInteractor: SceneInteractorProtocol {
    ///     private(set) var visits = 0
    ///
    ///     func viewDidAppear() { visits += 1 }  // the one message that it answers
    /// }
    /// ```
    public func viewDidLoad() {}

    /// Does nothing.
    ///
    /// ```swift
    /// final class AboutInteractor: SceneInteractorProtocol {
    ///     private(set) var visits = 0
    ///
    ///     func viewDidAppear() { visits += 1 }  // the one message that it answers
    /// }
    /// ```
    public func viewWillAppear() {}

    /// Does nothing.
    ///
    /// ```swift
    /// final class LicencesInteractor: SceneInteractorProtocol {
    ///     private(set) var licences: [String] = []
    ///
    ///     func viewDidLoad() { licences = ["MIT"] }  // nothing can fail, and nobody counts visits
    /// }
    /// ```
    public func viewDidAppear() {}

    /// Does nothing.
    ///
    /// ```swift
    /// final class AboutInteractor: SceneInteractorProtocol {
    ///     private(set) var visits = 0
    ///
    ///     func viewDidAppear() { visits += 1 }  // the one message that it answers
    /// }
    /// ```
    public func viewWillDisappear() {}

    /// Does nothing.
    ///
    /// ```swift
    /// final class AboutInteractor: SceneInteractorProtocol {
    ///     private(set) var visits = 0
    ///
    ///     func viewDidAppear() { visits += 1 }  // the one message that it answers
    /// }
    /// ```
    public func viewDidDisappear() {}
}
