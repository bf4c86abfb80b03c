import Foundation
import Testing

@testable import Architecture

@Suite("A project's settings")
struct ProjectSettingsTests {
    @Test(
        "are read as they were written",
        arguments: [
            ProjectSettings(),
            ProjectSettings(architecture: "snp", into: "Sources/App"),
            ProjectSettings(architecture: "./our own.yml", into: "it's: here", testsInto: "#tests", module: "Über"),
            ProjectSettings(into: "- x", testsInto: "~", module: "App"),
        ], [nil, "0.0.1"])
    func roundTrip(settings: ProjectSettings, version: String?) throws {
        var settings = settings
        settings.requires = version
        settings.runtime = version.map { _ in ProjectSettings.RuntimeUse.none }
        settings.modules = version.map { ["App": ["App"], "Core": ["Modules/Core", "it's: here \($0)"]] } ?? [:]
        #expect(try ProjectSettings(settings.text, file: "scaena.yml") == settings)
    }

    @Test("have a comment on each")
    func haveComments() {
        var settings = ProjectSettings(architecture: "snp")
        settings.requires = "0.1.0"
        let lines = settings.text.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines.enumerated().allSatisfy { $1.hasPrefix("#") == [0, 1, 3].contains($0) })
    }

    @Test("tell all mistakes at their places")
    func tellMistakes() {
        let error = #expect(throws: InvalidDefinition.self) {
            try ProjectSettings("requires: new\narchitectur: snp\ninto: [a]\n", file: "scaena.yml")
        }
        #expect(
            error?.description == """
                scaena.yml:1:11: error: 'requires' is a version such as 0.1.0, and this is 'new'
                scaena.yml:2:1: error: unknown key 'architectur' in a project's settings: did you mean 'architecture'?
                scaena.yml:3:7: error: 'into' of a project's settings is one word or sentence, and this is a list
                """)
    }

    @Test("tell a version that is too new beside other mistakes, and what no architecture and no module can be")
    func tellManyMistakes() {
        let text = "requires: 99.0\narchitecture: spn\nmodule: 3\nfoo: 1\nareas: { Sources/Old: bvper }\n"
        let error = #expect(throws: InvalidDefinition.self) { try ProjectSettings(text, file: "scaena.yml") }
        let heads = error?.mistakes.map { "\($0.position.line):\($0.position.column): \($0.message.prefix(30))" }
        #expect(
            heads == [
                "1:11: this project requires scaena 9", "2:15: unknown architecture 'spn': di",
                "3:9: 'module' of a project's settin", "4:1: unknown key 'foo' in a project",
                "5:23: unknown architecture 'bvper': ",
            ])
    }

    @Test("are UTF-8, and say where they are not")
    func areUTF8() {
        let data = Data("architecture: snp\ninto: Soürces/".utf8) + [0xFF, 0xFE]
        let error = #expect(throws: InvalidDefinition.self) { try ProjectSettings(data, file: "scaena.yml") }
        #expect(error?.description == "scaena.yml:2:15: error: this is not UTF-8: save the file in that encoding")
        // What an editor saves as UTF-16.
        let other = Data([0xFF, 0xFE] + "into: x".utf8.flatMap { [$0, 0] })
        #expect(throws: InvalidDefinition.self) { try ProjectSettings(other, file: "scaena.yml") }
        #expect(throws: Never.self) { try ProjectSettings(Data("into: Ä\n".utf8), file: "scaena.yml") }
    }

    @Test("compare versions number by number")
    func compareVersions() throws {
        let old = try #require(ToolVersion("0.9.1"))
        let new = try #require(ToolVersion("0.10"))
        #expect(old < new && new.description == "0.10.0" && ToolVersion("0.10.0") == new)
        for none in ["", "1.", "1.2.3.4", "1.x", "v1", "-1", "1.99999999999999999999"] {
            #expect(ToolVersion(none) == nil, "\(none)")
        }
    }
}

@Suite("Areas of a project")
struct ProjectAreasTests {
    @Test("are ruled by the architecture of the innermost")
    func innermost() throws {
        let settings = try ProjectSettings(
            "architecture: snp\nareas:\n  Sources/App/Old: bviper\n  ./Sources/App/Old/Flows: our.yml\n", file: "")
        #expect(settings.architecture(ruling: "Sources/App/About") == "snp")
        #expect(settings.architecture(ruling: "Sources/App/Older") == "snp")
        #expect(settings.architecture(ruling: "Sources/App/Old/Login") == "bviper")
        #expect(settings.architecture(ruling: "Sources/App/Old/Flows/") == "our.yml")
        #expect(try ProjectSettings(settings.text, file: "") == settings)
    }

    @Test("say an architecture each")
    func mistakes() {
        #expect(throws: InvalidDefinition.self) { try ProjectSettings("areas:\n  A:\n", file: "scaena.yml") }
    }
}
