import Foundation
import ScaenaData
import ScaenaKit
import Testing

/// Secrets over a stand-in for the system's Keychain.
@Suite("Keychain")
struct KeychainItemsTests {
    /// Behaves as the system's does, and answers a call with another status where the test says so.
    private final class StandIn: Keychain {
        private struct State: Sendable {
            var values: [KeychainPlace: Data] = [:]
            var calls: [String] = []
            var answers: [String: KeychainStatus] = [:]
        }

        private let state = Locked(State())

        var calls: [String] { state.withLock { $0.calls } }
        var places: [KeychainPlace] { state.withLock { Array($0.values.keys) } }

        func answer(_ call: String, with status: KeychainStatus) { state.withLock { $0.answers[call] = status } }

        func put(_ value: Data, at place: KeychainPlace) { state.withLock { $0.values[place] = value } }

        private func call<Result>(
            _ name: String, _ refused: (KeychainStatus) -> Result, _ body: (inout [KeychainPlace: Data]) -> Result
        ) -> Result {
            state.withLock { state in
                state.calls.append(name)
                if let status = state.answers.removeValue(forKey: name) { return refused(status) }
                return body(&state.values)
            }
        }

        func read(_ place: KeychainPlace) -> (status: KeychainStatus, value: Data?) {
            call("read", { ($0, nil) }) { values in
                values[place].map { (.success, $0) } ?? (.itemNotFound, nil)
            }
        }

        func add(_ value: Data, to place: KeychainPlace) -> KeychainStatus {
            call("add", { $0 }) { values in
                guard values[place] == nil else { return .duplicateItem }
                values[place] = value
                return .success
            }
        }

        func update(_ place: KeychainPlace, with value: Data) -> KeychainStatus {
            call("update", { $0 }) { values in
                guard values[place] != nil else { return .itemNotFound }
                values[place] = value
                return .success
            }
        }

        func remove(_ place: KeychainPlace) -> KeychainStatus {
            call("remove", { $0 }) { $0.removeValue(forKey: place) == nil ? .itemNotFound : .success }
        }

        func reason(of status: KeychainStatus) -> String { "status \(status.rawValue)" }
    }

    private let keychain = StandIn()
    private let secret = Data("hush".utf8)

    private func items(service: String = "app", group: String? = nil) -> KeychainItems {
        KeychainItems(in: keychain, service: service, group: group)
    }

    @Test func aSecretIsGivenBackReplacedAndForgotten() throws {
        #expect(try items().secret("token") == nil)
        try items().setSecret(Data("old".utf8), "token")
        try items().setSecret(secret, "token")
        #expect(try items().secret("token") == secret)
        #expect(try items().secret("Token") == nil)
        try items().setSecret(nil, "token")
        try items().setSecret(nil, "token")
        #expect(try items().secret("token") == nil)
    }

    @Test func servicesAndGroupsAreApart() throws {
        try items().setSecret(secret, "token")
        #expect(try items(service: "other").secret("token") == nil)
        #expect(try items(group: "family").secret("token") == nil)
        #expect(keychain.places == [KeychainPlace(service: "app", account: "token", group: nil)])
    }

    @Test func anExtensionThatWasThereMeanwhileIsOverwritten() throws {
        // It adds the item between our update, which finds none, and our adding it.
        keychain.put(Data("the extension's".utf8), at: KeychainPlace(service: "app", account: "token", group: nil))
        keychain.answer("update", with: .itemNotFound)
        try items().setSecret(secret, "token")
        #expect(keychain.calls == ["update", "add", "update"])
        #expect(try items().secret("token") == secret)
    }

    @Test(arguments: ["read", "update", "add", "remove"], [KeychainStatus.interactionNotAllowed, .userCanceled])
    func aLockedDeviceIsSaidToBeLocked(call: String, status: KeychainStatus) throws {
        keychain.answer(call, with: status)
        #expect(throws: SecretStoreError.locked) { try perform(call) }
    }

    @Test(arguments: ["read", "update", "add", "remove"])
    func anotherFailureIsNamed(call: String) throws {
        keychain.answer(call, with: KeychainStatus(rawValue: -34018))
        #expect(throws: SecretStoreError.unavailable(reason: "status -34018")) { try perform(call) }
    }

    @Test func anItemWithoutBytesIsDamaged() {
        keychain.answer("read", with: .success)
        #expect(throws: SecretStoreError.damaged(name: "token")) { try items().secret("token") }
    }

    private func perform(_ call: String) throws {
        switch call {
        case "read": _ = try items().secret("token")
        case "remove": try items().setSecret(nil, "token")
        default: try items().setSecret(secret, "token")
        }
    }
}
