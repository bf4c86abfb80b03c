import Foundation

/// Keeps models in memory for as long as the store lives.
///
/// Values are kept encoded, as a database keeps them: a test with this store meets the same failures.
public final class MemoryStore: ModelStore {
    private let values = Locked<[String: Data]>([:])

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
        guard let data = values.withLock({ $0[key] }) else { return nil }
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
        values.withLock { $0[key] = data }
    }

    /// Forgets what is kept under a key.
    ///
    /// - Parameter key: The key.
    public func removeValue(for key: String) async {
        values.withLock { $0[key] = nil }
    }

    /// Forgets everything.
    public func removeAll() async {
        values.withLock { $0 = [:] }
    }
}
