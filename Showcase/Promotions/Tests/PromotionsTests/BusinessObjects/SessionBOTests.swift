import Foundation
import ScaenaData
import Testing

@testable import Promotions

@MainActor
@Suite("SessionBO")
struct SessionBOTests {
    private let secrets = MemorySecrets()

    @Test("keeps a session among the secrets of the device, until it ends")
    func keeps() async throws {
        let store = SessionStore(secrets: secrets)
        try await SessionStore.shared.replaced(by: { store }) {
            #expect(!SessionBO.isLoggedIn)
            try await SessionBO.begin(with: "token")
            #expect(SessionBO.isLoggedIn && secrets.secret("token") == Data("token".utf8))
        }
        let next = SessionStore(secrets: secrets)
        await SessionStore.shared.replaced(by: { next }) {
            #expect(SessionBO.isLoggedIn)
            await SessionBO.end()
            #expect(!SessionBO.isLoggedIn && secrets.secret("token") == nil)
        }
    }

    @Test("tells when a session begins and when it ends, each once")
    func tells() async throws {
        let store = SessionStore(secrets: secrets)
        var told: [Bool] = []
        try await SessionStore.shared.replaced(by: { store }) {
            let token = SessionBO.observe { told.append($0) }
            try await SessionBO.begin(with: "token")
            try await SessionBO.begin(with: "another")
            await SessionBO.end()
            await SessionBO.end()
            withExtendedLifetime(token) {}
        }
        #expect(told == [true, false])
    }

    @Test("forgets what else is of the session")
    func forgets() async throws {
        let store = SessionStore(secrets: secrets)
        secrets.setSecret(Data("more".utf8), "more")
        store.atEnd { [secrets] in secrets.setSecret(nil, "more") }
        try await SessionStore.shared.replaced(by: { store }) {
            try await SessionBO.begin(with: "token")
            await SessionBO.end()
        }
        #expect(secrets.secret("more") == nil)
    }

    @Test("begins no session that the device cannot keep")
    func refuses() async throws {
        struct LockedSecrets: SecretStore {
            let protection = "None may read them."
            func secret(_ name: String) throws(SecretStoreError) -> Data? { throw .locked }
            func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) { throw .locked }
        }
        let store = SessionStore(secrets: LockedSecrets())
        await SessionStore.shared.replaced(by: { store }) {
            await #expect(throws: SecretStoreError.locked) { try await SessionBO.begin(with: "token") }
            #expect(!SessionBO.isLoggedIn)
        }
    }
}
