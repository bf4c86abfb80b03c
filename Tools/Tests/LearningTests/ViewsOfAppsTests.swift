import SourceModel
import Testing

@testable import Learning

/// Apps of SwiftUI: what their views are given, keep and stand beside.
@Suite("Learning apps of SwiftUI")
struct ViewsOfAppsTests: SceneTexts {
    private static let view =
        "struct NAMEView: View { @State var viewModel = NAMEViewModel(); var body: some View { Text(\"\") } }"

    private func channels(_ learned: LearnedArchitecture) -> [String] {
        learned.channels.filter { !$0.leavesUnit }.map {
            "\($0.from) \($0.hold.value.rawValue) \($0.to) \($0.hold.evidence.count)"
        }.sorted()
    }

    @Test("What the environment gives by its type is held, and not owned; what it gives by a key says nothing")
    func environment() throws {
        var files = scenes([
            "NAME/NAMEView.swift": """
            struct NAMEView: View {
                @Environment(NAMEStore.self) private var store
                @Environment(Theme.self) private var theme
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Text("") }
            }
            """,
            "NAME/NAMEStore.swift": "@Observable final class NAMEStore {}",
        ])
        files["Theme.swift"] = "@Observable final class Theme {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(channels(learned) == ["view strong store 10"])
        let text = files["About/AboutView.swift"] ?? ""
        let facts = try #require(FileFacts(parsing: text, depth: .whole))
        let properties = FactReading.file(facts, path: "/app/AboutView.swift").types[0].properties
        let observed = properties.filter(\.isObserved)
        #expect(observed.map(\.types) == [["AboutStore"], ["Theme"]])
    }

    @Test(
        "What lies with a feature's domain is the scene's where most scenes have a part beside it",
        arguments: [true, false])
    func besidePartsOfDomain(isBeside: Bool) throws {
        var files = scenes([
            "Features/NAME/View/NAMEView.swift": Self.view,
            "Features/NAME/ViewModel/NAMEViewModel.swift":
                "@Observable final class NAMEViewModel { private let interactor = NAMEInteractor() }",
            "Features/NAME/Domain/NAMEInteractor.swift": "final class NAMEInteractor {}",
        ])
        // Four of ten have these.
        for name in Self.names where name < "G" {
            files["Features/\(name)/Domain\(isBeside ? "" : "/Maps")/\(name)EventMap.swift"] =
                "final class \(name)EventMap {}"
            files["Features/\(name)/Data/\(name)Repository.swift"] = "final class \(name)Repository {}"
        }
        let learned = try #require(learning(files).architectures.first)
        let forms = Set((learned.roles + learned.rareRoles).map(\.form))
        #expect(forms.contains("{Unit}EventMap") == isBeside, "\(forms)")
        #expect(forms.isSuperset(of: ["{Unit}View", "{Unit}ViewModel", "{Unit}Interactor"]))
        #expect(!forms.contains { $0.contains("Repository") })
    }

    @Test(
        "A structure that asks a protocol's value acts; one that is a value, or keeps one, does not",
        arguments: [
            ("struct NAMEService { let loader: any Loading\n func load() { loader.load() } }", true),
            ("struct NAMEService { let loader: any Loading }", false),
            ("struct NAMEService: Equatable { let loader: any Loading\n func load() {} }", false),
            ("struct NAMEService { let item: any Item\n func title() -> String { item.title } }", false),
        ])
    func services(text: String, acts: Bool) throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { let service: NAMEService; @State var viewModel = NAMEViewModel(); var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "@Observable final class NAMEViewModel {}",
            "NAME/NAMEService.swift": text,
        ])
        files["Loading.swift"] = "protocol Loading { func load() }\nprotocol Item { var title: String { get } }"
        let learned = try #require(learning(files).architectures.first)
        #expect(channels(learned).contains("view strong service 10") == acts, "\(channels(learned))")
    }

    @Test("What an app once was lies in an archive; a feature may be called so, too")
    func archives() throws {
        let app = [
            "Features/NAME/NAMEView.swift": Self.view,
            "Features/NAME/NAMEViewModel.swift": "@Observable final class NAMEViewModel {}",
        ]
        var files = scenes(of: Self.names + ["Archive", "Backup"], app)
        files["Main/OurApp.swift"] = "@main struct OurApp: App { var body: some Scene { WindowGroup {} } }"
        for (path, text) in scenes(of: ["About", "Cart", "Older", "Oldest"], app) {
            // One has an app of its own, the other copies.
            files["archive/old_apps/First/" + path] = text
            if !path.contains("Old") { files["Main/_Backup/" + path] = text }
        }
        files["archive/old_apps/First/OurApp.swift"] = files["Main/OurApp.swift"]
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.units.map(\.name).sorted() == (Self.names + ["Archive", "Backup"]).sorted())
        #expect(learned.units.count == 12)
    }
}
