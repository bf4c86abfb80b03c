import Foundation
import ScaenaKit

/// Keeps small values by name, read and written at once: what the app remembers of its user's choices. Nothing secret:
/// see ``SecretStore``.
///
/// ```swift
/// final class Drafts: Sendable {
///     private let store: any KeyValueStore
///
///     init(in store: any KeyValueStore) { self.store = store }
///
///     func keep(_ text: String) throws { try store.setData(JSONEncoder().encode(text), for: "draft") }
///     func draft() throws -> String? {
///         try store.data(for: "draft").map { try JSONDecoder().decode(String.self, from: $0) }
///     }
/// }
/// ```
public protocol KeyValueStore: Sendable {
    /// The bytes under a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The bytes; `nil` where there are none.
    func data(for name: String) -> Data?

    /// Keeps bytes under a name, or forgets them.
    ///
    /// - Parameters:
    ///   - data: The bytes; `nil` to forget.
    ///   - name: The name.
    /// - Throws: ``ModelStoreError/unavailable(reason:)``.
    func setData(_ data: Data?, for name: String) throws(ModelStoreError)
}

/// Keeps values in memory for as long as the store lives.
///
/// ```swift
/// let drafts = Drafts(in: MemoryKeyValueStore())  // of a test: nothing is left behind
/// try drafts.keep("Vase, blue")
/// ```
public final class MemoryKeyValueStore: KeyValueStore {
    private let values = Locked<[String: Data]>([:])

    /// An empty store.
    public init() {}

    /// The bytes under a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The bytes; `nil` where there are none.
    public func data(for name: String) -> Data? { values.withLock { $0[name] } }

    /// Keeps bytes under a name, or forgets them.
    ///
    /// - Parameters:
    ///   - data: The bytes; `nil` to forget.
    ///   - name: The name.
    public func setData(_ data: Data?, for name: String) { values.withLock { $0[name] = data } }
}

/// Keeps values in one file, which is read once and written whole at each change: a process that ends in between leaves
/// the old file or the new one.
///
/// ```swift
/// let file = folder.appendingPathComponent("preferences.json")
/// try Drafts(in: FileKeyValueStore(file: file)).keep("Shelf")
/// let again = try Drafts(in: FileKeyValueStore(file: file)).draft()
/// ```
public final class FileKeyValueStore: KeyValueStore {
    private let file: URL
    private let values: Locked<[String: Data]>

    /// A store in a file.
    ///
    /// - Parameter file: Where it is, or will be at the first value; its folder is there already.
    /// - Throws: ``ModelStoreError/unavailable(reason:)`` when the file is there and cannot be read or understood.
    public init(file: URL) throws(ModelStoreError) {
        self.file = file
        var values: [String: Data] = [:]
        if FileManager.default.fileExists(atPath: file.path) {
            do {
                values = try JSONDecoder().decode([String: Data].self, from: Data(contentsOf: file))
            } catch {
                throw .unavailable(reason: "\(file.path): \(JSONFailure.reason(of: error))")
            }
        }
        self.values = Locked(values)
    }

    /// The bytes under a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The bytes; `nil` where there are none.
    public func data(for name: String) -> Data? { values.withLock { $0[name] } }

    /// Keeps bytes under a name, or forgets them.
    ///
    /// - Parameters:
    ///   - data: The bytes; `nil` to forget.
    ///   - name: The name.
    /// - Throws: ``ModelStoreError/unavailable(reason:)`` when the file cannot be written; the value is then as before.
    public func setData(_ data: Data?, for name: String) throws(ModelStoreError) {
        do {
            try values.withLock { values in
                var changed = values
                changed[name] = data
                // Under the lock: two writers would write in another order than they change.
                try JSONEncoder().encode(changed).write(to: file, options: .atomic)
                values = changed
            }
        } catch {
            throw .unavailable(reason: "\(file.path): \(FileFailure.reason(of: error))")
        }
    }
}
