import Foundation

/// Why a store could not keep or give a value.
///
/// ```swift
/// do {
///     _ = try await store.value(Item.self, for: "item")
/// } catch ModelStoreError.notDecodable(let key, _, _) {
///     await store.removeValue(for: key)  // written by an older version: fetched again
///     advice = "fetch \(key)"
/// }
/// ```
public enum ModelStoreError: Error, Equatable, Sendable {
    /// The value cannot be encoded.
    case notEncodable(key: String, type: String, reason: String)
    /// The value kept under the key is not of the requested type: another version of the app wrote it, or another
    /// manager uses the same key.
    case notDecodable(key: String, type: String, reason: String)
    /// The store itself failed, as when the disk is full or the file is damaged.
    case unavailable(reason: String)
}

extension ModelStoreError: LocalizedError {
    /// A sentence for the person who uses the app.
    public var errorDescription: String? {
        switch self {
        case .notEncodable: "This could not be saved."
        case .notDecodable: "What was saved on this device could not be read."
        case .unavailable: "The storage of this device cannot be used at the moment."
        }
    }
}

extension ModelStoreError: CustomStringConvertible {
    /// A description of the error for the app's developer.
    public var description: String {
        switch self {
        case .notEncodable(let key, let type, let reason): "\(type) cannot be kept under '\(key)': \(reason)"
        case .notDecodable(let key, let type, let reason): "No \(type) under '\(key)': \(reason)"
        case .unavailable(let reason): "The store failed: \(reason)"
        }
    }
}
