/// An event of a manager's models.
///
/// ```swift
/// func note(_ event: ModelEvent<Int, Item>) {
///     switch event {
///     case .changed(let id, _): analytics.count("item \(id) is new")
///     case .invalidated(let id): analytics.count("item \(id) is to be fetched again")
///     case .failed(let id, let error): analytics.count("item \(id): \(error.localizedDescription)")
///     case .notStored(let id, _): analytics.count("item \(id) is not kept: is the disk full?")
///     }
/// }
/// ```
public enum ModelEvent<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    /// A model came from the server, or was set by hand.
    case changed(Key, Model)
    /// A model could not be fetched. What was kept is kept.
    case failed(Key, any Error)
    /// A model counts no longer.
    case invalidated(Key)
    /// The store could not keep or give a model: it is in memory only.
    case notStored(Key, any Error)
}

/// The key of a manager of one model, such as the user's own profile.
///
/// ```swift
/// let catalogue = ModelManager<SingleKey, [Item]>("catalogue") { _ in try await repository.items() }
/// let items = try await catalogue.model()
/// ```
public struct SingleKey: Hashable, Sendable, CustomStringConvertible {
    /// The key.
    public init() {}

    /// Its name in the store.
    public var description: String { "the only" }
}
