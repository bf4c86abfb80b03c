import Architecture
import Testing

@testable import Learning

/// An app of SwiftUI in packages: a store behind a type alias, a reducer and an environment of closures for each screen. The
/// statements are from reading the app.
@Suite("Learning Trails, an app of stores and reducers")
struct TrailsTests {
    private static let screens = [
        "Bookmarks", "OfflineMaps", "Onboarding", "Profile", "Search", "Settings", "TrailDetail", "TrailList",
        "TrailMap",
        "Weather",
    ]

    private func way() throws -> LearnedArchitecture {
        try #require(try HandWrittenApp("Trails").learned().architectures.first)
    }

    @Test("One way, with all screens")
    func members() throws {
        let app = try HandWrittenApp("Trails").learned()
        #expect(app.architectures.count == 1)
        let units = Set(app.architectures[0].units.map(\.name))
        #expect(units == Set(Self.screens))
        #expect(app.otherScreens.isEmpty)
    }

    @Test("Roles and data")
    func roles() throws {
        let way = try way()
        #expect(Set(way.roles.map(\.form)) == ["{Unit}View", "{Unit}Reducer"])
        #expect(Set(way.data.map(\.form)) == ["{Unit}State", "{Unit}Action", "{Unit}Environment"])
        #expect(way.actor("action")?.presence.count == 10)
        #expect(way.actor("environment")?.presence.count == 9)
        #expect(way.contracts.isEmpty)
        #expect(way.owner?.value == "view")
        #expect(way.actor("reducer")?.presence == Evidence(10, of: 10))
        withKnownIssue("a type alias of a generic store is no part of a screen") {
            #expect((way.roles + way.data).contains { $0.form == "{Unit}Store" })
            #expect(way.channels.contains { $0.from == "view" && $0.hold.value == .strong })
        }
    }

    @Test("Files, with what stands in each")
    func files() throws {
        let way = try way()
        #expect(way.folder.value == "{Unit}")
        #expect(
            Set(way.files.map { "\($0.path.value): \($0.holds.map(\.value).sorted().joined(separator: ", "))" }) == [
                "{Unit}View.swift: view", "{Unit}Reducer.swift: reducer", "{Unit}State.swift: action, state",
                "{Unit}Environment.swift: environment",
            ])
    }

    /// A hosting controller of one screen, an extension in a file of its own, and a store behind `@StateObject` are none.
    @Test("The planted deviations and nothing else")
    func deviations() throws {
        let app = try HandWrittenApp("Trails")
        let told = try app.learned().told
        #expect(told.contains("Profile: place, ProfileReducer.swift"))
        #expect(
            told.allSatisfy {
                $0.hasPrefix("Profile: ") || $0.hasPrefix("OfflineMaps: ")
            })
        #expect(told.contains("OfflineMaps: imports, OfflineMapsReducer.swift"))
        let findings = try app.findings()
        #expect(Set(findings) == ["OfflineMapsReducer.swift: imports", "ProfileReducer.swift: unit"])
    }

    @Test("Ways do not jump where any screen is removed")
    func staysWhereAnySceneIsRemoved() throws { try HandWrittenApp("Trails").expectWaysThatStay([10]) }
}
