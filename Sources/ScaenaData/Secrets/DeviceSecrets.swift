import Foundation
import ScaenaKit

/// Where a device keeps an app's secrets: in its Keychain, where it has one; elsewhere in files that only their owner can read.
///
/// ```swift
/// let tokens = Tokens(secrets: DeviceSecrets.store(for: "Shop"))
/// ```
public enum DeviceSecrets {
    /// The secrets of an app.
    ///
    /// Without a Keychain they are files in the app's own place among what this user's programs keep, on Linux
    /// `~/.local/share/Shop/Secrets`: not encrypted. Where such a place cannot be had, a warning says why, and they last as
    /// long as the app runs.
    ///
    /// - Parameter app: The app's name. In the Keychain its bundle identifier counts, if it has one.
    /// - Returns: The store, whose ``SecretStore/protection`` says what it protects against.
    public static func store(for app: String) -> any SecretStore {
        #if canImport(Security)
            KeychainSecrets(service: Bundle.main.bundleIdentifier ?? app)
        #else
            let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
            return store(for: app, in: folders.first ?? FileManager.default.temporaryDirectory)
        #endif
    }

    /// Files in a folder of the app's in another.
    static func store(for app: String, in folder: URL) -> any SecretStore {
        let place = folder.appendingPathComponent(app, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return try FileSecrets(folder: place.appendingPathComponent("Secrets", isDirectory: true))
        } catch {
            RuntimeWarning.say("Secrets are kept in memory only: \(error.localizedDescription)", category: "secrets")
            return MemorySecrets()
        }
    }
}
