import Foundation
import ScaenaKit

/// Keeps a few models together as one value of a smaller store: of the user's defaults, or as one of the device's secrets.
///
/// The whole of it is read and written at each change. Many models belong in a database.
///
/// ```swift
/// func remembered(_ item: Item, among secrets: any SecretStore) async throws -> Item? {
///     let store = SmallModelStore(among: secrets, name: "models")
///     try await store.setValue(item, for: "item/\(item.id)")
///     return try await store.value(Item.self, for: "item/\(item.id)")
/// }
/// ```
public final class SmallModelStore: ModelStore {
    private struct Kept: Codable {
        var values: [String: Data] = [:]
        /// The keys, in the order in which they were written.
        var order: [String] = []

        mutating func remove(_ key: String) {
            values[key] = nil
            order.removeAll { $0 == key }
        }
    }

    private let read: @Sendable () throws -> Data?
    private let write: @Sendable (Data?) throws -> Void
    // From the reading to the writing: two that change something at once lose nothing.
    private let turn = Locked(())

    /// A store in one of small values.
    ///
    /// - Parameters:
    ///   - store: Where the value is.
    ///   - name: The value's name there. No two stores have the same.
    public init(in store: any KeyValueStore, name: String) {
        read = { store.data(for: name) }
        write = { try store.setData($0, for: name) }
    }

    /// A store among secrets.
    ///
    /// - Parameters:
    ///   - secrets: Where the secret is.
    ///   - name: The secret's name there. No two stores have the same.
    public init(among secrets: any SecretStore, name: String) {
        read = { try secrets.secret(name) }
        write = { try secrets.setSecret($0, name) }
    }

    /// The value under a key.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - key: The key.
    /// - Returns: The value; `nil` where there is none.
    /// - Throws: ``ModelStoreError``.
    public func value<Value: Codable & Sendable>(_ type: Value.Type, for key: String) async throws -> Value? {
        guard let data = try turn.withLock({ _ in try kept().values[key] }) else { return nil }
        return try ModelCoding.decode(type, from: data, key: key)
    }

    /// Keeps a value under a key, in the place of the one before it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    /// - Throws: ``ModelStoreError``.
    public func setValue<Value: Codable & Sendable>(_ value: Value, for key: String) async throws {
        let data = try ModelCoding.encode(value, key: key)
        try change { kept in
            kept.remove(key)
            kept.values[key] = data
            kept.order.append(key)
        }
    }

    /// Forgets what is kept under a key.
    ///
    /// - Parameter key: The key.
    /// - Throws: ``ModelStoreError/unavailable(reason:)``.
    public func removeValue(for key: String) async throws {
        try change { $0.remove(key) }
    }

    /// Forgets everything.
    ///
    /// - Throws: ``ModelStoreError/unavailable(reason:)``.
    public func removeAll() async throws {
        try change { $0 = Kept() }
    }

    /// Forgets, of the values whose keys begin alike, those that were written first.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the keys.
    ///   - count: The number of values that stay.
    /// - Throws: ``ModelStoreError/unavailable(reason:)``.
    public func removeOldest(under prefix: String, keeping count: Int) async throws {
        try change { kept in
            for key in kept.order.filter({ $0.hasPrefix(prefix) }).dropLast(max(count, 0)) { kept.remove(key) }
        }
    }

    private func kept() throws(ModelStoreError) -> Kept {
        do {
            return try read().map { try JSONDecoder().decode(Kept.self, from: $0) } ?? Kept()
        } catch let error as ModelStoreError {
            throw error
        } catch {
            throw .unavailable(reason: String(describing: error))
        }
    }

    private func change(_ body: (inout Kept) -> Void) throws(ModelStoreError) {
        do {
            try turn.withLock { _ in
                var kept = try kept()
                body(&kept)
                try write(kept.order.isEmpty ? nil : JSONEncoder().encode(kept))
            }
        } catch let error as ModelStoreError {
            throw error
        } catch {
            throw .unavailable(reason: String(describing: error))
        }
    }
}
