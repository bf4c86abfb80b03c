import Foundation

/// A place in a Keychain.
package struct KeychainPlace: Hashable, Sendable {
    /// The name that tells an app's secrets from others'.
    package let service: String
    /// The secret's name.
    package let account: String
    /// The group of apps that share it; `nil` for this app alone.
    package let group: String?

    package init(service: String, account: String, group: String?) {
        self.service = service
        self.account = account
        self.group = group
    }
}

/// The status that a Keychain call returned.
package struct KeychainStatus: RawRepresentable, Equatable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    // `errSec…` of Apple's Security, by which the logic is tested where there is no such framework.
    package static let success = KeychainStatus(rawValue: 0)
    package static let userCanceled = KeychainStatus(rawValue: -128)
    package static let duplicateItem = KeychainStatus(rawValue: -25299)
    package static let itemNotFound = KeychainStatus(rawValue: -25300)
    package static let interactionNotAllowed = KeychainStatus(rawValue: -25308)
}

/// The four things that a Keychain does: the system's in an app, a stand-in in a test.
package protocol Keychain: Sendable {
    func read(_ place: KeychainPlace) -> (status: KeychainStatus, value: Data?)
    func add(_ value: Data, to place: KeychainPlace) -> KeychainStatus
    func update(_ place: KeychainPlace, with value: Data) -> KeychainStatus
    func remove(_ place: KeychainPlace) -> KeychainStatus
    /// Returns the meaning of a status, in words.
    func reason(of status: KeychainStatus) -> String
}

/// Secrets in a Keychain, whosever it is.
package struct KeychainItems: Sendable {
    private let keychain: any Keychain
    private let service: String
    private let group: String?

    package init(in keychain: any Keychain, service: String, group: String?) {
        self.keychain = keychain
        self.service = service
        self.group = group
    }

    package func secret(_ name: String) throws(SecretStoreError) -> Data? {
        let (status, value) = keychain.read(place(name))
        if status == .itemNotFound { return nil }
        try check(status)
        guard let value else { throw .damaged(name: name) }
        return value
    }

    package func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) {
        let place = place(name)
        guard let secret else {
            let status = keychain.remove(place)
            if status != .itemNotFound { try check(status) }
            return
        }
        var status = keychain.update(place, with: secret)
        if status == .itemNotFound { status = keychain.add(secret, to: place) }
        // An extension of the app was there meanwhile.
        if status == .duplicateItem { status = keychain.update(place, with: secret) }
        try check(status)
    }

    private func place(_ name: String) -> KeychainPlace {
        KeychainPlace(service: service, account: name, group: group)
    }

    private func check(_ status: KeychainStatus) throws(SecretStoreError) {
        switch status {
        case .success: return
        case .interactionNotAllowed, .userCanceled: throw .locked
        default: throw .unavailable(reason: keychain.reason(of: status))
        }
    }
}
