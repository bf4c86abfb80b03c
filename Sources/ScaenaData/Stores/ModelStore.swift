/// Keeps models by key: in memory, on disk, in a database. A manager knows only this.
///
/// A value that one store takes every store takes, and reads back alike: values go through `Codable` in each of them.
///
/// ```swift
/// func lastSeen(in store: any ModelStore) async throws -> Item? {
///     try await store.setValue(Item(id: 1, name: "Lamp"), for: "seen/1")
///     try await store.removeOldest(under: "seen/", keeping: 50)
///     return try await store.value(Item.self, for: "seen/1")
/// }
/// ```
public protocol ModelStore: Sendable {
    /// The value under a key.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - key: The key.
    /// - Returns: The value; `nil` where there is none.
    /// - Throws: ``ModelStoreError``, for instance when what is kept there is of another type.
    func value<Value: Codable & Sendable>(_ type: Value.Type, for key: String) async throws -> Value?

    /// Keeps a value under a key, in the place of the one before it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    /// - Throws: ``ModelStoreError``.
    func setValue<Value: Codable & Sendable>(_ value: Value, for key: String) async throws

    /// Forgets what is kept under a key. Where there is nothing, nothing happens.
    ///
    /// - Parameter key: The key.
    /// - Throws: ``ModelStoreError``.
    func removeValue(for key: String) async throws

    /// Forgets everything.
    ///
    /// - Throws: ``ModelStoreError``.
    func removeAll() async throws

    /// Forgets, of the values whose keys begin alike, those that were written first.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the keys; "" for all.
    ///   - count: The number of values that stay.
    /// - Throws: ``ModelStoreError``.
    func removeOldest(under prefix: String, keeping count: Int) async throws
}
