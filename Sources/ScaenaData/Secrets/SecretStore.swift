import Foundation
import ScaenaKit

/// Keeps what nobody else may read: tokens, passwords, keys.
///
/// ```swift
/// struct Tokens: Sendable {
///     let secrets: any SecretStore
///
///     func keep(_ token: String) throws { try secrets.setSecret(Data(token.utf8), "token") }
///     func forget() throws { try secrets.setSecret(nil, "token") }
/// }
/// ```
public protocol SecretStore: Sendable {
    /// A description of the attacks that the store protects against, and of those it does not, for the engineer who
    /// chooses it.
    var protection: String { get }

    /// The secret under a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The secret; `nil` where there is none.
    /// - Throws: ``SecretStoreError``.
    func secret(_ name: String) throws(SecretStoreError) -> Data?

    /// Keeps a secret under a name, in the place of the one before it, or forgets it.
    ///
    /// - Parameters:
    ///   - secret: The secret; `nil` to forget.
    ///   - name: The name.
    /// - Throws: ``SecretStoreError``.
    func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError)
}

/// Why a secret could not be kept or given. It never holds the secret.
///
/// ```swift
/// func answer(to error: SecretStoreError) -> String {
///     switch error {
///     case .locked: "Unlock the device and try again."
///     case .damaged: "Please log in again."
///     case .exposed, .unavailable: error.localizedDescription
///     }
/// }
/// ```
public enum SecretStoreError: Error, Equatable, Sendable {
    /// The device is locked, or the user refused.
    case locked
    /// Others than the owner may read or write where the secrets are.
    case exposed(path: String, reason: String)
    /// The secret was changed or damaged, or the key is another one.
    case damaged(name: String)
    /// The store itself failed.
    case unavailable(reason: String)
}

extension SecretStoreError: LocalizedError, CustomStringConvertible {
    /// A sentence for the person who uses the app.
    public var errorDescription: String? {
        switch self {
        case .locked: "Unlock your device and try again."
        case .exposed, .damaged, .unavailable: "The safe storage of this device cannot be used at the moment."
        }
    }

    /// A description of the error for the app's developer.
    public var description: String {
        switch self {
        case .locked: "The secrets are locked"
        case .exposed(let path, let reason): "\(path) is not safe: \(reason)"
        case .damaged(let name): "The secret '\(name)' cannot be read with this key"
        case .unavailable(let reason): "The secret store failed: \(reason)"
        }
    }
}

/// Keeps secrets in memory for as long as the store lives.
///
/// ```swift
/// let secrets = MemorySecrets()
/// try Tokens(secrets: secrets).keep("abc")
/// #expect(secrets.secret("token") == Data("abc".utf8))
/// ```
public final class MemorySecrets: SecretStore {
    private let secrets = Locked<[String: Data]>([:])

    /// An empty store.
    public init() {}

    /// A description of the attacks that the store protects against, and of those it does not.
    public var protection: String { "In memory only: gone with the process, readable by whoever can read its memory." }

    /// The secret under a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The secret; `nil` where there is none.
    public func secret(_ name: String) -> Data? { secrets.withLock { $0[name] } }

    /// Keeps a secret under a name, or forgets it.
    ///
    /// - Parameters:
    ///   - secret: The secret; `nil` to forget.
    ///   - name: The name.
    public func setSecret(_ secret: Data?, _ name: String) { secrets.withLock { $0[name] = secret } }
}
