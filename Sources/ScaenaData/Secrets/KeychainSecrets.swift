#if canImport(Security)
    import Foundation
    import Security

    /// Keeps secrets in the Keychain: encrypted with a key of the device, readable by this app after the device was
    /// unlocked once, and never part of a backup that another device could read.
    public final class KeychainSecrets: SecretStore {
        private let service: String
        private let accessGroup: String?

        /// Secrets in the Keychain.
        ///
        /// - Parameters:
        ///   - service: What tells this app's secrets from others', as its bundle identifier does.
        ///   - accessGroup: The group of apps that share them; `nil` for this app alone.
        public init(service: String, accessGroup: String? = nil) {
            self.service = service
            self.accessGroup = accessGroup
        }

        /// What the store protects against and what not.
        public var protection: String {
            "The Keychain: encrypted with a key of this device, after its first unlock readable by this app; not "
                + "against somebody who has unlocked the device and broken the system."
        }

        /// The secret under a name.
        ///
        /// - Parameter name: The name.
        /// - Returns: The secret; `nil` where there is none.
        /// - Throws: ``SecretStoreError``.
        public func secret(_ name: String) throws(SecretStoreError) -> Data? {
            var query = query(name)
            query[kSecReturnData as String] = true
            query[kSecMatchLimit as String] = kSecMatchLimitOne
            var result: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &result)
            if status == errSecItemNotFound { return nil }
            guard status == errSecSuccess else { throw Self.error(status) }
            guard let data = result as? Data else { throw .damaged(name: name) }
            return data
        }

        /// Keeps a secret under a name, in the place of the one before it, or forgets it.
        ///
        /// - Parameters:
        ///   - secret: The secret; `nil` to forget.
        ///   - name: The name.
        /// - Throws: ``SecretStoreError``.
        public func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) {
            guard let secret else {
                let status = SecItemDelete(query(name) as CFDictionary)
                guard status == errSecSuccess || status == errSecItemNotFound else { throw Self.error(status) }
                return
            }
            let values: [String: Any] = [
                kSecValueData as String: secret,
                kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
            ]
            let item = query(name).merging(values) { _, new in new }
            var status = SecItemUpdate(query(name) as CFDictionary, values as CFDictionary)
            if status == errSecItemNotFound { status = SecItemAdd(item as CFDictionary, nil) }
            // An extension of the app was there meanwhile.
            if status == errSecDuplicateItem {
                status = SecItemUpdate(query(name) as CFDictionary, values as CFDictionary)
            }
            guard status == errSecSuccess else { throw Self.error(status) }
        }

        private func query(_ name: String) -> [String: Any] {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword,
                kSecAttrService as String: service,
                kSecAttrAccount as String: name,
            ]
            if let accessGroup { query[kSecAttrAccessGroup as String] = accessGroup }
            return query
        }

        private static func error(_ status: OSStatus) -> SecretStoreError {
            if status == errSecInteractionNotAllowed || status == errSecUserCanceled { return .locked }
            let reason = SecCopyErrorMessageString(status, nil) as String? ?? "status \(status)"
            return .unavailable(reason: reason)
        }
    }
#endif
