/// Tells observers, through the protocol that both sides know, what happened.
///
/// ```swift
/// @MainActor
/// final class ItemsManager {
///     let dispatcher = Dispatcher()
///
///     func rename(_ item: Item, to name: String) {
///         let renamed = Item(id: item.id, name: name)
///         dispatcher.notify(ItemObserver.self) { $0.itemDidChange(renamed) }
///     }
/// }
/// ```
///
/// Observers are held weakly and told in the order of their registration. One that registers during a post hears the
/// next post; one that leaves during a post is not told any more, even of that one.
@MainActor
public final class Dispatcher {
    // By the protocol's identity. Its printed name would cost a string for each post, and two modules may share one.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var lists = ObserverLists()

    /// A dispatcher without observers.
    ///
    /// ```swift
    /// @MainActor
    /// final class ItemsManager {
    ///     let dispatcher = Dispatcher()
    ///
    ///     func rename(_ item: Item, to name: String) {
    ///         let renamed = Item(id: item.id, name: name)
    ///         dispatcher.notify(ItemObserver.self) { $0.itemDidChange(renamed) }
    ///     }
    /// }
    /// ```
    public nonisolated init() {}

    deinit {
        lists.free()
    }

    /// Registers an observer. Registering it again for the same protocol changes nothing.
    ///
    /// ```swift
    /// func viewDidLoad() {
    ///     manager.dispatcher.register(ItemObserver.self, self)  // held weakly
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol through which it is told, as in `RideObserver.self` (with `ExistentialAny`:
    ///     `(any RideObserver).self`).
    ///   - observer: An object, held weakly. That it is an object is a precondition: a value would be gone at once.
    ///   - replaying: True if it is told at once the messages that were kept for those who come late
    ///     (``notify(_:keeping:_:)``), in the order in which they were sent.
    ///
    /// The registration ends when the observer goes, or by ``unregister(_:_:)``.
    public func register<Observer>(
        _ protocol: Observer.Type, _ observer: Observer, replaying: Bool = false
    ) {
        precondition(type(of: observer as Any) is AnyClass, "An observer is held weakly: only an object can be one.")
        madeList(Observer.self).add(observer, replaying: replaying)
    }

    /// Ends the registration of an observer for a protocol. One that is not registered is none to end.
    ///
    /// ```swift
    /// func pauseTapped() {
    ///     manager.dispatcher.unregister(ItemObserver.self, self)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol that it was registered for.
    ///   - observer: The observer.
    public func unregister<Observer>(_ protocol: Observer.Type, _ observer: Observer) {
        list(Observer.self)?.remove(observer as AnyObject)
    }

    /// Tells every observer of a protocol, in the order of registration. Nothing is allocated unless observers come
    /// or go meanwhile.
    ///
    /// ```swift
    /// func nameChanged(to name: String) {
    ///     let item = Item(id: 1, name: name)
    ///     dispatcher.notify(ItemObserver.self) { $0.itemDidChange(item) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol whose observers are told.
    ///   - message: The message to each. An error that it throws ends the post and is thrown on.
    ///
    /// Inlinable, so that the app's compiler makes it over for each protocol: without that a post costs five times as
    /// much.
    @inlinable
    public func notify<Observer>(
        _ protocol: Observer.Type, _ message: @MainActor (Observer) throws -> Void
    ) rethrows {
        if RuntimeWatch.isOn { RuntimeWatch.tellPost(Observer.self, observers: observerCount(Observer.self)) }
        // The dispatcher, which whoever calls here holds, holds the list.
        try lists.list(Observer.self)?._withUnsafeGuaranteedRef { list in
            try unsafeDowncast(list, to: ObserverList<Observer>.self).tellAll(message)
        }
    }

    /// Tells every observer of a protocol, and keeps the message for those who register later and ask for it
    /// (``register(_:_:replaying:)``): the state of the ride that is under way, for a scene that opens in its middle.
    ///
    /// ```swift
    /// func orderBegan() {
    ///     dispatcher.notify(ItemObserver.self, keeping: "order") { $0.itemDidChange(lamp) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol whose observers are told.
    ///   - name: The name of the message. A message takes the place of the one that was kept under its name before.
    ///   - message: The message to each. It is kept with all that it captures, until ``forget(_:kept:)``.
    public func notify<Observer>(
        _ protocol: Observer.Type, keeping name: String, _ message: @escaping @MainActor (Observer) -> Void
    ) {
        let list = madeList(Observer.self)
        list.keep(message, as: name)
        if RuntimeWatch.isOn { RuntimeWatch.tellPost(Observer.self, observers: list.livingCount) }
        list.tellAll(message)
    }

    /// Forgets a kept message: observers registered from now on do not get it.
    ///
    /// ```swift
    /// func orderEnded() {
    ///     dispatcher.forget(ItemObserver.self, kept: "order")  // who comes now is told nothing
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol whose observers were told.
    ///   - name: The name under which the message was kept.
    public func forget<Observer>(_ protocol: Observer.Type, kept name: String) {
        list(Observer.self)?.forget(name)
    }

    /// Returns the number of living observers of a protocol.
    ///
    /// - Parameter protocol: The protocol.
    /// - Returns: The number of its observers that are alive and registered.
    @usableFromInline
    package func observerCount<Observer>(_ protocol: Observer.Type) -> Int {
        list(Observer.self)?.livingCount ?? 0
    }

    private func madeList<Observer>(_ protocol: Observer.Type) -> ObserverList<Observer> {
        if let list = list(Observer.self) { return list }
        let list = ObserverList<Observer>()
        lists.add(list)
        return list
    }

    func list<Observer>(_ protocol: Observer.Type) -> ObserverList<Observer>? {
        // The key is the type's own identity, so that the list under it is a list of that type.
        lists.list(Observer.self).map { unsafeDowncast($0.takeUnretainedValue(), to: ObserverList<Observer>.self) }
    }
}
