import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("Examples of stores and secrets")
struct StoreExamples {
    func lastSeen(in store: any ModelStore) async throws -> Item? {
        try await store.setValue(Item(id: 1, name: "Lamp"), for: "seen/1")
        try await store.removeOldest(under: "seen/", keeping: 50)
        return try await store.value(Item.self, for: "seen/1")
    }

    @Test func modelsAreKept() async throws {
        let store = MemoryStore()  // for tests and previews; it forgets with the app
        try await store.setValue(["Lamp", "Chair"], for: "names")
        let names = try await store.value([String].self, for: "names")
        #expect(names == ["Lamp", "Chair"])
        #expect(try await lastSeen(in: store)?.name == "Lamp")
    }

    @Test func whatCannotBeReadIsSaid() async throws {
        let store = MemoryStore()
        try await store.setValue("Lamp", for: "item")
        var advice = ""
        do {
            _ = try await store.value(Item.self, for: "item")
        } catch ModelStoreError.notDecodable(let key, _, _) {
            await store.removeValue(for: key)  // written by an older version: fetched again
            advice = "fetch \(key)"
        }
        #expect(advice == "fetch item")
    }

    func remembered(_ item: Item, among secrets: any SecretStore) async throws -> Item? {
        let store = SmallModelStore(among: secrets, name: "models")
        try await store.setValue(item, for: "item/\(item.id)")
        return try await store.value(Item.self, for: "item/\(item.id)")
    }

    func items(from provider: HTTPProvider, keptIn store: any ModelStore) async throws -> [Item] {
        try await store.answer(for: "items") { try await provider.value(of: .get("/items")) }
    }

    @Test func modelsAreKeptAmongSecretsAndAnswersForLater() async throws {
        #expect(try await remembered(Item(id: 1, name: "Lamp"), among: MemorySecrets())?.name == "Lamp")
        let (transport, store) = (StubTransport(), MemoryStore())
        let provider = HTTPProvider(baseURL: try #require(URL(string: "http://api.example")), transport: transport)
        transport.answer("/items", json: #"[{"id": 1, "name": "Lamp", "isFavourite": true}]"#)
        transport.fail("/items", with: HTTPError.offline)
        #expect(try await items(from: provider, keptIn: store).count == 1)
        #expect(try await items(from: provider, keptIn: store).count == 1)
    }

    final class Drafts: Sendable {
        private let store: any KeyValueStore

        init(in store: any KeyValueStore) { self.store = store }

        func keep(_ text: String) throws { try store.setData(JSONEncoder().encode(text), for: "draft") }
        func draft() throws -> String? {
            try store.data(for: "draft").map { try JSONDecoder().decode(String.self, from: $0) }
        }
    }

    @Test func smallThingsAreKept() throws {
        let drafts = Drafts(in: MemoryKeyValueStore())  // of a test: nothing is left behind
        try drafts.keep("Vase, blue")
        #expect(try drafts.draft() == "Vase, blue")

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("preferences.json")
        try Drafts(in: FileKeyValueStore(file: file)).keep("Shelf")
        let again = try Drafts(in: FileKeyValueStore(file: file)).draft()
        #expect(again == "Shelf")

        let suite = "examples.\(UUID().uuidString)"
        let defaults = UserDefaultsStore(suite: suite)
        try Drafts(in: defaults).keep("Rug")
        #expect(try Drafts(in: defaults).draft() == "Rug")
        UserDefaults.standard.removePersistentDomain(forName: suite)
        // Elsewhere than on Apple's systems an empty file stays.
        let environment = ProcessInfo.processInfo.environment
        let configuration = environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
        try? FileManager.default.removeItem(atPath: "\(configuration)/\(suite).plist")
    }

    struct Tokens: Sendable {
        let secrets: any SecretStore

        func keep(_ token: String) throws { try secrets.setSecret(Data(token.utf8), "token") }
        func forget() throws { try secrets.setSecret(nil, "token") }
    }

    /// Compiled only: a test keeps nothing on this machine.
    func forgetOnThisDevice() throws {
        let tokens = Tokens(secrets: DeviceSecrets.store(for: "Shop"))
        try tokens.forget()
    }

    /// Turns each bit over: enough to see in a test that it is called, and no cipher.
    struct Mirror: SecretCipher {
        func seal(_ secret: Data, name: String) throws(SecretStoreError) -> Data { Data(secret.map { ~$0 }) }
        func open(_ sealed: Data, name: String) throws(SecretStoreError) -> Data { Data(sealed.map { ~$0 }) }
    }

    @Test func secretsAreKept() throws {
        let secrets = MemorySecrets()
        try Tokens(secrets: secrets).keep("abc")
        #expect(secrets.secret("token") == Data("abc".utf8))

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cipher = Mirror()
        let files = try FileSecrets(folder: folder, cipher: cipher)  // without one they are readable by this user
        try Tokens(secrets: files).keep("abc")
        #expect(try files.secret("token") == Data("abc".utf8))

        func answer(to error: SecretStoreError) -> String {
            switch error {
            case .locked: "Unlock the device and try again."
            case .damaged: "Please log in again."
            case .exposed, .unavailable: error.localizedDescription
            }
        }
        #expect(answer(to: .damaged(name: "token")) == "Please log in again.")
    }
}
