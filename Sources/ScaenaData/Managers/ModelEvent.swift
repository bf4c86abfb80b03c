/// What a manager tells of its models.
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
public struct SingleKey: Hashable, Sendable, CustomStringConvertible {
    /// The key.
    public init() {}

    /// Its name in the store.
    public var description: String { "the only" }
}
