import Architecture
import Conformance
import Findings
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking

/// Names in `scaena.yml` of what is nowhere.
@Suite("What settings name")
struct SettingsCheckTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("import Core\nimport Kit\nstruct Feed {}", to: "Sources/Feed/Feed.swift")
        try folder.write("public struct Store {}", to: "Sources/Core/Store.swift")
    }

    private func findings(_ text: String, isWhole: Bool = true) throws -> [String] {
        let file = folder.path + "/scaena.yml"
        let settings = try ProjectSettings(text, file: file)
        let files = try ["Core/Store", "Feed/Feed"].map { name in
            let source = try folder.text(of: "Sources/\(name).swift")
            return (
                path: "\(folder.path)/Sources/\(name).swift", modules: [String(name.prefix(4))],
                facts: try #require(FileFacts(parsing: source, depth: .whole))
            )
        }
        let app = CheckedApp(
            RoleMap(try SampleModule.source.definition(), TypeIndex(files), jobs: 1), SampleModule.source,
            settings: CheckedSettings(settings, file: file, text: text, isWhole: isWhole))
        return Check.report(on: app).findings.filter { $0.rule == "settings" }.map {
            "\($0.place.line):\($0.place.column) \($0.severity.rawValue) \($0.message)"
        }
    }

    @Test("Folders that are not there are told by line, with the nearest name; those that are there are not")
    func folders() throws {
        let text = """
            areas:
              Sources/Feed: viper
              Sources/Fead: viper
            modules:
              Core: { folders: Sources/Core, knows: [] }
              Feed: { folders: [Sources/Feed, Other] }
            """
        let found = try findings(text)
        #expect(found.count == 2)
        #expect(
            found.first
                == "3:3 warning there is no folder 'Sources/Fead', which 'areas' names: did you mean 'Sources/Feed'?")
        #expect(found.last == "6:3 warning there is no folder 'Other', which 'modules' names")
        // A part of the project tells nothing of the rest.
        #expect(try findings(text, isWhole: false).isEmpty)
    }

    @Test("Modules that nothing belongs to and nobody imports are told in a note")
    func modules() throws {
        let text = """
            modules:
              Core: { knows: [] }
              Feed: { knows: [Core, Kit, Kitt, UIKit] }
              Cor: { knows: [] }
            layers:
              base: { modules: [Core, Basis] }
            """
        #expect(
            try findings(text) == [
                "3:30 note 'Feed' may know 'Kitt', which is no module, and which no file imports: did you mean 'Kit'?",
                "4:3 note no file belongs to the module 'Cor': did you mean 'Core'?",
                "6:27 note no file belongs to the module 'Basis'",
            ])
    }

    @Test("A rule of the team's for a role that no definition has is told, and one that is called as another rule")
    func rules() throws {
        let text = """
            rules:
              quiet: { about: it shows, of: [view, presentr], mayNotUse: print }
              hold: { about: it shows, of: view, mayNotUse: print }
            """
        #expect(
            try findings(text) == [
                "2:40 warning the rule 'quiet' is for the role 'presentr', which no definition has: did you mean 'presenter'?",
                "3:3 warning the rule 'hold' is called as one that scaena check has itself",
            ])
    }
}
