import Foundation
import ScaenaKit

/// Keeps models in memory for as long as the store lives.
///
/// Values are kept encoded, as a database keeps them: a test with this store meets the same failures.
///
/// ```swift
/// let store = MemoryStore()  // for tests and previews; it forgets with the app
/// try await store.setValue(["Lamp", "Chair"], for: "names")
/// let names = try await store.value([String].self, for: "names")
/// ```
public final class MemoryStore: ModelStore {
    private struct State: Sendable {
        var values: [String: (data: Data, order: Int)] = [:]
        var writes = 0
    }

    private let state = Locked(State())

    /// An empty store.
    public init() {}

    /// The value under a key.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - key: The key.
    /// - Returns: The value; `nil` where there is none.
    /// - Throws: ``ModelStoreError/notDecodable(key:type:reason:)``.
    public func value<Value: Codable & Sendable>(_ type: Value.Type, for key: String) async throws -> Value? {
        guard let data = state.withLock({ $0.values[key]?.data }) else { return nil }
        return try ModelCoding.decode(type, from: data, key: key)
    }

    /// Keeps a value under a key, in the place of the one before it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    /// - Throws: ``ModelStoreError/notEncodable(key:type:reason:)``.
    public func setValue<Value: Codable & Sendable>(_ value: Value, for key: String) async throws {
        let data = try ModelCoding.encode(value, key: key)
        state.withLock { state in
            state.values[key] = (data, state.writes)
            state.writes += 1
        }
    }

    /// Forgets what is kept under a key.
    ///
    /// - Parameter key: The key.
    public func removeValue(for key: String) async {
        state.withLock { $0.values[key] = nil }
    }

    /// Forgets everything.
    public func removeAll() async {
        state.withLock { $0.values = [:] }
    }

    /// Forgets, of the values whose keys begin alike, those that were written first.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the keys.
    ///   - count: The number of values that stay.
    public func removeOldest(under prefix: String, keeping count: Int) async {
        state.withLock { state in
            let found = state.values.filter { $0.key.hasPrefix(prefix) }.sorted { $0.value.order > $1.value.order }
            for (key, _) in found.dropFirst(max(count, 0)) { state.values[key] = nil }
        }
    }
}
