import Foundation
import Testing

@testable import Architecture

@Suite("The place of a part of a definition")
final class DefinitionPlaceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-places-\(UUID())")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A definition in a file, and the file's path.
    private func definition(_ text: String) throws -> (ArchitectureDefinition, String) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("our.yml")
        try Data(text.utf8).write(to: file)
        return (try ArchitectureSource(readingFile: file.path).definition(), file.path)
    }

    private func line(_ text: String, in source: String) throws -> Int {
        let lines = source.components(separatedBy: "\n")
        return try #require(lines.firstIndex { $0.contains(text) }, "\(text)") + 1
    }

    @Test("is known of every part")
    func parts() throws {
        let text =
            SampleDefinition.text.replacing(
                "layers:",
                with: """
                    domains:
                      ui:
                        about: What is seen.
                    entry:
                      by: brain
                      function: begin
                      creates: brain
                      returns: brain
                    layers:
                    """)
                + """

                navigation:
                  decides: brain
                  performs: screen
                names:
                  relay:
                    name: Relay
                kinds:
                  manager:
                    folder: Managers
                    files:
                      managerFile:
                        path: "{Name}Manager.swift"
                        template: brain
                """
        let definition = try DefinitionReader.read(text, file: "duo.yml", templates: SampleDefinition.templates)
        let expected: [(any PlacedPart, String)] = [
            (definition, "architecture: duo"), (definition.unit, "word: screen"),
            (try #require(definition.domains.first), "  ui:"), (try #require(definition.layers.first), "  front:"),
            (try #require(definition.contract("brainProtocol")), "  brainProtocol:"),
            (try #require(definition.dataKind("picture")), "  picture:"),
            (try #require(definition.role("brain")), "  brain:"),
            (try #require(definition.channels.last), "- brain -> screen:"),
            (try #require(definition.entry), "  by: brain"),
            (try #require(definition.navigation), "decides: brain"),
            (try #require(definition.files.last), "  brainFile:"),
            (try #require(definition.inputs.events), "    from: screen"),
            (try #require(definition.inputs.shows), "    data: picture"),
            (try #require(definition.names.first), "  relay:"), (try #require(definition.kinds.first), "  manager:"),
            (try #require(definition.kinds.first?.files.first), "managerFile:"),
        ]
        // A section stands where its first key does.
        for (part, first) in expected {
            let place = part.place
            #expect(try place.line == line(first, in: text), "\(first)")
            #expect(place.file == "duo.yml")
        }
        #expect(definition.role("brain")?.place.column == 3)
    }

    @Test("is known of what a part says, and of each word of a list")
    func values() throws {
        let text = """
            architecture: our
            extends: snp
            layers:
              business:
                mayNotImport:
                  - UIKit
                  - SwiftUI
            roles:
              interactor: { knows: [businessModel, primitive] }
            """
        let (definition, file) = try definition(text)
        let layer = try #require(definition.layers.first { $0.id == "business" })
        #expect(layer.place == DefinitionPlace(file: file, position: SourcePosition(line: 4, column: 3)))
        #expect(layer.place(of: "mayNotImport", "SwiftUI").line == 7)
        #expect(layer.place(of: "mayNotImport", "AppKit").line == layer.place(of: "mayNotImport").line)
        let knows = try #require(definition.role("interactor")).place(of: "knows", "primitive")
        #expect(knows == DefinitionPlace(file: file, position: SourcePosition(line: 9, column: 40)))
        let presenter = try #require(definition.role("presenter"))
        #expect(presenter.place(of: "count") == presenter.place, "what is not said is sought where the part is")
    }

    @Test("is in the text that says it, where one extends another")
    func inherited() throws {
        let (definition, file) = try definition(
            """
            architecture: our
            extends: snp
            roles:
              presenter: { base: OurPresenter }
            channels:
              - presenter -> viewController: { hold: unowned }
            """)
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let presenter = try #require(definition.role("presenter"))
        #expect(presenter.place.file == file && presenter.place.line == 4)
        #expect(presenter.place(of: "base").file == file)
        let type = presenter.place(of: "type")
        #expect(type.file == "snp (built in)")
        #expect(snp.text.components(separatedBy: "\n")[type.line - 1].contains("{Unit}Presenter"))
        let interactor = try #require(definition.role("interactor")).place
        #expect(interactor.file == "snp (built in)")
        #expect(snp.text.components(separatedBy: "\n")[interactor.line - 1].hasPrefix("  interactor:"))
        let channel = try #require(definition.channels(from: "presenter").first { $0.to == "viewController" })
        #expect(channel.place.file == file && channel.place(of: "hold").line == 6)
        #expect(channel.place(of: "through").file == "snp (built in)")
    }

    @Test("is in the first of two files that are extended, or the second")
    func chain() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let house = folder.appendingPathComponent("house.yml")
        try Data("architecture: house\nextends: snp\nroles:\n  router: { base: HouseRouter }\n".utf8).write(to: house)
        let (definition, file) = try definition("architecture: our\nextends: ./house.yml\n")
        #expect(definition.place == DefinitionPlace(file: file, position: SourcePosition(line: 1, column: 15)))
        let router = try #require(definition.role("router"))
        #expect(router.place.file.hasSuffix("house.yml") && router.place.line == 4)
        #expect(router.place(of: "type").file == "snp (built in)")
    }

    @Test("is that of the built-in's own text", arguments: ArchitectureSource.builtIns.keys.sorted())
    func builtIn(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let definition = try source.definition()
        let lines = source.text.components(separatedBy: "\n")
        for role in definition.roles {
            #expect(role.place.file == "\(id) (built in)")
            #expect(lines[role.place.line - 1].drop { $0 == " " }.hasPrefix("\(role.id):"), "\(role.id)")
        }
    }

    @Test("makes no difference between parts that say the same")
    func equality() throws {
        let text = SampleDefinition.text
        let one = try DefinitionReader.read(text, file: "a.yml", templates: SampleDefinition.templates)
        let other = try DefinitionReader.read("\n\n" + text, file: "b.yml", templates: SampleDefinition.templates)
        #expect(one == other && one.place != other.place)
    }

    @Test("does not make a text endless whose aliases name aliases")
    func aliases() throws {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for number in 1...12 {
            let name = "*a\(number - 1)"
            text += "a\(number): &a\(number) [" + Array(repeating: name, count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(throws: InvalidDefinition.self) {
            try DefinitionReader.read(text, file: "duo.yml", templates: [])
        }
    }
}
