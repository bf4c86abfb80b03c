import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("Answers that a store keeps")
struct AnswerTests {
    private let store = MemoryStore()
    private let transport = StubTransport()

    private func names() async throws -> [String] {
        let provider = HTTPProvider(baseURL: try #require(URL(string: "http://api.example")), transport: transport)
        return try await store.answer(for: "names") { try await provider.value(of: .get("/names")) }
    }

    @Test func areAskedForEachTimeAndKept() async throws {
        transport.answer("/names", json: #"["Lamp"]"#)
        transport.answer("/names", json: #"["Chair"]"#)
        #expect(try await names() == ["Lamp"])
        #expect(try await names() == ["Chair"])
        #expect(try await store.value([String].self, for: "names") == ["Chair"])
    }

    @Test func areGivenWhereTheWayToTheServerIsBroken() async throws {
        transport.fail("/names", with: HTTPError.offline)
        transport.answer("/names", json: #"["Lamp"]"#)
        transport.fail("/names", with: HTTPError.offline)
        await #expect(throws: HTTPError.self) { try await names() }
        _ = try await names()
        #expect(try await names() == ["Lamp"])
    }

    @Test func hideNoRefusalOfTheServer() async throws {
        transport.answer("/names", json: #"["Lamp"]"#)
        transport.answer("/names", status: 500)
        _ = try await names()
        await #expect(throws: HTTPError.self) { try await names() }
    }

    @Test func areGivenThoughTheStoreFails() async throws {
        struct FailingSecrets: SecretStore {
            var protection: String { "" }
            func secret(_ name: String) throws(SecretStoreError) -> Data? { throw .locked }
            func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) { throw .locked }
        }
        let store = SmallModelStore(among: FailingSecrets(), name: "names")
        #expect(try await store.answer(for: "names") { ["Lamp"] } == ["Lamp"])
        await #expect(throws: HTTPError.offline) {
            try await store.answer(for: "names") { () throws -> [String] in throw HTTPError.offline }
        }
    }
}
