#if canImport(Security)
    import Foundation
    import Security

    /// Keeps secrets in the Keychain: encrypted with a key of the device, readable by this app after the device was
    /// unlocked once, and never part of a backup that another device could read.
    public final class KeychainSecrets: SecretStore {
        private let items: KeychainItems

        /// Secrets in the Keychain.
        ///
        /// - Parameters:
        ///   - service: The name that tells this app's secrets from others', as its bundle identifier does.
        ///   - accessGroup: The group of apps that share them; `nil` for this app alone.
        public init(service: String, accessGroup: String? = nil) {
            items = KeychainItems(in: SystemKeychain(), service: service, group: accessGroup)
        }

        /// A description of the attacks that the store protects against, and of those it does not.
        public var protection: String {
            "The Keychain: encrypted with a key of this device, after its first unlock readable by this app; not "
                + "against somebody who has unlocked the device and broken the system."
        }

        /// The secret under a name.
        ///
        /// - Parameter name: The name.
        /// - Returns: The secret; `nil` where there is none.
        /// - Throws: ``SecretStoreError``.
        public func secret(_ name: String) throws(SecretStoreError) -> Data? { try items.secret(name) }

        /// Keeps a secret under a name, in the place of the one before it, or forgets it.
        ///
        /// - Parameters:
        ///   - secret: The secret; `nil` to forget.
        ///   - name: The name.
        /// - Throws: ``SecretStoreError``.
        public func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) {
            try items.setSecret(secret, name)
        }
    }

    /// The system's Keychain. What it answers is judged elsewhere (`KeychainItems`).
    private struct SystemKeychain: Keychain {
        func read(_ place: KeychainPlace) -> (status: KeychainStatus, value: Data?) {
            var query = query(place)
            query[kSecReturnData as String] = true
            query[kSecMatchLimit as String] = kSecMatchLimitOne
            var result: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &result)
            return (KeychainStatus(rawValue: status), result as? Data)
        }

        func add(_ value: Data, to place: KeychainPlace) -> KeychainStatus {
            let item = query(place).merging(values(of: value)) { _, new in new }
            return KeychainStatus(rawValue: SecItemAdd(item as CFDictionary, nil))
        }

        func update(_ place: KeychainPlace, with value: Data) -> KeychainStatus {
            let status = SecItemUpdate(query(place) as CFDictionary, values(of: value) as CFDictionary)
            return KeychainStatus(rawValue: status)
        }

        func remove(_ place: KeychainPlace) -> KeychainStatus {
            KeychainStatus(rawValue: SecItemDelete(query(place) as CFDictionary))
        }

        func reason(of status: KeychainStatus) -> String {
            SecCopyErrorMessageString(status.rawValue, nil) as String? ?? "status \(status.rawValue)"
        }

        private func values(of secret: Data) -> [String: Any] {
            [
                kSecValueData as String: secret,
                kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
            ]
        }

        private func query(_ place: KeychainPlace) -> [String: Any] {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword,
                kSecAttrService as String: place.service,
                kSecAttrAccount as String: place.account,
            ]
            if let group = place.group { query[kSecAttrAccessGroup as String] = group }
            return query
        }
    }
#endif
