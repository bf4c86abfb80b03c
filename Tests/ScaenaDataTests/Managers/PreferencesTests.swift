import Foundation
import ScaenaData
import Testing

@MainActor
@Suite("Preferences")
struct PreferencesTests {
    private let language = PreferenceKey("language", standard: "en")

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func aChoiceIsToldAndKept() {
        let store = MemoryKeyValueStore()
        let preferences = Preferences(in: store)
        var told: [String] = []
        let token = preferences.relay(language).observe { told.append($0) }
        preferences[language] = "de"
        preferences[language] = "de"
        #expect(told == ["en", "de"])
        #expect(Preferences(in: store)[language] == "de")
        preferences.reset(language)
        #expect(told == ["en", "de", "en"])
        #expect(Preferences(in: store)[language] == "en")
        withExtendedLifetime(token) {}
    }

    @Test func aChoiceOfAnotherTypeIsReportedAndTheStandardHolds() throws {
        let store = MemoryKeyValueStore()
        store.setData(Data("7".utf8), for: "language")
        var reported: [ModelStoreError] = []
        let preferences = Preferences(in: store) { reported.append($0) }
        #expect(preferences[language] == "en")
        #expect(reported.count == 1)
    }

    @Test func aFileKeepsChoices() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("choices.json")
            let preferences = Preferences(in: try FileKeyValueStore(file: file))
            preferences[language] = "fr"
            #expect(Preferences(in: try FileKeyValueStore(file: file))[language] == "fr")
            try Data("{".utf8).write(to: file)
            #expect(throws: ModelStoreError.self) { try FileKeyValueStore(file: file) }
        }
    }

    @Test func aChoiceThatCannotBeKeptHoldsAndIsReported() throws {
        let store = try FileKeyValueStore(file: URL(fileURLWithPath: "/nowhere/choices.json"))
        var reported: [ModelStoreError] = []
        let preferences = Preferences(in: store) { reported.append($0) }
        preferences[language] = "de"
        #expect(preferences[language] == "de")
        #expect(reported.count == 1)
    }

    @Test func aLaunchIsTheFirstTheFirstOfAVersionOrOneOfMany() {
        let preferences = Preferences(in: MemoryKeyValueStore())
        #expect(LaunchManager(version: "1", preferences: preferences).launch == .first)
        #expect(LaunchManager(version: "1", preferences: preferences).launch == .ordinary)
        #expect(LaunchManager(version: "2", preferences: preferences).launch == .updated(from: "1"))
    }

    @Test func aLogoutForgetsInOrderAndThenTells() async {
        let session = SessionManager("Ada")
        var log: [String] = []
        let token = session.user.observe { log.append($0 ?? "nobody") }
        session.atLogout { log.append("cache") }
        session.atLogout { log.append("token") }
        await session.logout()
        await session.logout()
        #expect(log == ["Ada", "cache", "token", "nobody"])
        withExtendedLifetime(token) {}
    }

    @Test func aLogoutIsOneHoweverManyAskForIt() async {
        let session = SessionManager("Ada")
        let (goneOn, goOn) = AsyncStream.makeStream(of: Void.self)
        var actions = 0
        session.atLogout {
            actions += 1
            for await _ in goneOn { break }
            // A request of its own is refused as well.
            await session.logout()
        }
        let five = (0..<5).map { _ in Task { await session.logout() } }
        while actions == 0 { await Task.yield() }
        goOn.yield()
        goOn.finish()
        for logout in five { await logout.value }
        #expect(actions == 1)
        #expect(session.user.currentValue == nil)
    }

    @Test func aLoginDuringALogoutStands() async {
        let session = SessionManager("Ada")
        let (goneOn, goOn) = AsyncStream.makeStream(of: Void.self)
        var (token, isLeaving): (String?, Bool) = ("Ada's", false)
        session.atLogout {
            isLeaving = true
            for await _ in goneOn { break }
            token = nil
        }
        let logout = Task { await session.logout() }
        while !isLeaving { await Task.yield() }
        let login = Task { await session.login("Bob") { token = "Bob's" } }
        for _ in 0..<100 { await Task.yield() }
        goOn.yield()
        await logout.value
        await login.value
        #expect(session.user.currentValue == "Bob")
        #expect(token == "Bob's")
    }

    @Test func reachabilityTellsChangesOnly() {
        let reachability = Reachability()
        var told: [Bool] = []
        let token = reachability.isOnline.observe { told.append($0) }
        reachability.set(isOnline: true)
        reachability.set(isOnline: false)
        #expect(told == [true, false])
        withExtendedLifetime(token) {}
    }
}
