import Foundation
import ScaenaData
import Testing

@MainActor
@Suite("UserDefaultsStore")
struct UserDefaultsStoreTests {
    private struct Look: Codable, Equatable, Sendable {
        var name: String
        var sizes: [Int]
        var note: String?
    }

    /// Defaults of this test's own.
    private func withSuite(_ body: (UserDefaults, UserDefaultsStore) throws -> Void) throws {
        let name = "org.scaena.test." + UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: name))
        defer {
            defaults.removePersistentDomain(forName: name)
            // Elsewhere than on Apple's systems an empty file stays.
            let environment = ProcessInfo.processInfo.environment
            let folder = environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name).plist")
        }
        try body(defaults, UserDefaultsStore(suite: name))
    }

    #if os(Linux)
        @Test func whatWasKeptIsThereHoweverTheAppEnds() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
                setenv("XDG_CONFIG_HOME", path, 1)
                try UserDefaultsStore(suite: "org.scaena.killed").setData(Data("7".utf8), for: "choice")
                kill(getpid(), SIGKILL)
            }
            await #expect(processExitsWith: .success) { [path = folder.path as String] in
                setenv("XDG_CONFIG_HOME", path, 1)
                #expect(UserDefaultsStore(suite: "org.scaena.killed").data(for: "choice") == Data("7".utf8))
            }
        }
    #endif

    @Test func whatTheAppKeptBeforeIsRead() throws {
        try withSuite { defaults, store in
            defaults.set("de", forKey: "language")
            defaults.set(true, forKey: "isDark")
            defaults.set(7, forKey: "count")
            defaults.set(1.5, forKey: "scale")
            defaults.set(["a", "b"], forKey: "tags")
            defaults.set(["k": 1], forKey: "sizes")
            defaults.set(Date(timeIntervalSinceReferenceDate: 60), forKey: "since")
            defaults.set(Data([0, 255]), forKey: "bytes")
            let preferences = Preferences(in: store) { Issue.record("\($0)") }
            #expect(preferences[PreferenceKey("language", standard: "en")] == "de")
            #expect(preferences[PreferenceKey("isDark", standard: false)])
            #expect(preferences[PreferenceKey("count", standard: 0)] == 7)
            #expect(preferences[PreferenceKey("scale", standard: 0.0)] == 1.5)
            #expect(preferences[PreferenceKey("tags", standard: [String]())] == ["a", "b"])
            #expect(preferences[PreferenceKey("sizes", standard: [String: Int]())] == ["k": 1])
            #expect(preferences[PreferenceKey("since", standard: Date())] == Date(timeIntervalSinceReferenceDate: 60))
            #expect(preferences[PreferenceKey("bytes", standard: Data())] == Data([0, 255]))
        }
    }

    @Test func whatIsKeptIsReadByTheAppsOtherCode() throws {
        try withSuite { defaults, store in
            let preferences = Preferences(in: store) { Issue.record("\($0)") }
            preferences[PreferenceKey("language", standard: "en")] = "de/ä"
            preferences[PreferenceKey("isDark", standard: false)] = true
            preferences[PreferenceKey("count", standard: 0)] = 7
            preferences[PreferenceKey("tags", standard: [String]())] = ["a"]
            #expect(defaults.string(forKey: "language") == "de/ä")
            #expect(defaults.bool(forKey: "isDark"))
            #expect(defaults.integer(forKey: "count") == 7)
            #expect(defaults.stringArray(forKey: "tags") == ["a"])
        }
    }

    @Test func anyValueIsGivenBackAndForgotten() throws {
        try withSuite { defaults, store in
            let look = PreferenceKey("look", standard: Look(name: "", sizes: []))
            let number = PreferenceKey("number", standard: Decimal(0))
            let nothing = PreferenceKey<[String?]>("nothing", standard: [])
            let exact = try #require(Decimal(string: "0.12345678901234567890123456789"))
            Preferences(in: store)[look] = Look(name: "a", sizes: [1, 2], note: nil)
            Preferences(in: store)[number] = exact
            Preferences(in: store)[nothing] = [nil, "a"]
            let preferences = Preferences(in: store) { Issue.record("\($0)") }
            #expect(preferences[look] == Look(name: "a", sizes: [1, 2], note: nil))
            #expect(preferences[number] == exact)
            #expect(preferences[nothing] == [nil, "a"])
            preferences.reset(look)
            #expect(store.data(for: "look") == nil)
            #expect(defaults.object(forKey: "look") == nil)
        }
    }

    @Test func theBytesOfAnEarlierVersionAreRead() throws {
        try withSuite { defaults, store in
            defaults.set(Data(#""de""#.utf8), forKey: "language")
            #expect(Preferences(in: store)[PreferenceKey("language", standard: "en")] == "de")
        }
    }
}
