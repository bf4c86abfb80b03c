/// The observers of the runtime. While there is nobody, each place that could tell something costs one look at a
/// flag.
///
/// Told is what begins from now on: add an observer before the app's first scene.
///
/// ```swift
/// let screenViews = ScreenViews()  // somebody has to hold it: the app's delegate, for instance
/// RuntimeWatch.add(screenViews)
/// ```
@MainActor
public enum RuntimeWatch {
    // Looked at by every post: unchecked, since it is only ever read and set, here on the main actor.
    @exclusivity(unchecked) @usableFromInline static var isOn = false
    private static var observers: [WatchEntry] = []
    /// True if there is an observer, for callers on other threads.
    nonisolated private static let isOnAnywhere = Locked(false)

    /// Has an observer told of what happens. Adding it again changes nothing.
    ///
    /// ```swift
    /// let screenViews = ScreenViews()  // somebody has to hold it: the app's delegate, for instance
    /// RuntimeWatch.add(screenViews)
    /// ```
    ///
    /// - Parameter observer: Held weakly.
    public static func add(_ observer: any RuntimeObserver) {
        guard !observers.contains(where: { $0.observer === observer }) else { return }
        observers.append(WatchEntry(observer: observer))
        observersDidChange()
    }

    /// Ends what ``add(_:)`` began. One who goes need not say so.
    ///
    /// ```swift
    /// func consentWasWithdrawn() {
    ///     RuntimeWatch.remove(screenViews)
    /// }
    /// ```
    ///
    /// - Parameter observer: The observer.
    public static func remove(_ observer: any RuntimeObserver) {
        observers.removeAll { $0.observer === observer }
        observersDidChange()
    }

    static func tell(_ event: RuntimeEvent) {
        guard isOn else { return }
        // A copy: whoever hears it may add and remove.
        for entry in Array(observers) { entry.observer?.runtimeDid(event) }
        if observers.contains(where: { $0.observer == nil }) {
            observers.removeAll { $0.observer == nil }
            observersDidChange()
        }
    }

    @usableFromInline
    static func tellPost<Observer>(_ protocol: Observer.Type, observers: Int) {
        // `any RideObserver`, as one writes it since Swift 5.6; in a log the word says nothing.
        let name = String(describing: Observer.self)
        tell(.posted(protocol: name.hasPrefix("any ") ? String(name.dropFirst(4)) : name, observers: observers))
    }

    /// Tells that a navigation did not come about.
    package static func tellRefusal(_ reason: @autoclosure () -> String) {
        if isOn { tell(.navigationRefused(reason: reason())) }
    }

    /// Tells the observers of a request's end, as Scaena's own HTTP does, from any thread.
    ///
    /// ```swift
    /// func answered(_ path: String, status: Int) {
    ///     RuntimeWatch.tellRequest("GET \(path): \(status)", hasFailed: status >= 400)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - line: The request and its outcome, without secrets; asked for only while somebody watches.
    ///   - hasFailed: True if it ended without an answer, or with an error's status.
    public nonisolated static func tellRequest(_ line: @autoclosure () -> String, hasFailed: Bool) {
        guard isWatched else { return }
        let line = line()
        MainActorExit.run { tell(.requested(line: line, hasFailed: hasFailed)) }
    }

    /// True if there is an observer; for any thread.
    package nonisolated static var isWatched: Bool { isOnAnywhere.withLock { $0 } }

    private static func observersDidChange() {
        let isOn = !observers.isEmpty
        self.isOn = isOn
        isOnAnywhere.withLock { $0 = isOn }
    }
}

private struct WatchEntry {
    weak var observer: (any RuntimeObserver)?
}
