import Foundation
import Testing

@testable import Architecture

@Suite("Built-in architectures")
struct BuiltInArchitectureTests {
    private static let definitions = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Definitions")

    private static func folders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: definitions.path).filter { name in
            let definition = definitions.appendingPathComponent(name).appendingPathComponent("architecture.yml")
            return FileManager.default.fileExists(atPath: definition.path)
        }
    }

    @Test("are those of the folder Definitions, to the letter: else run Scripts/embed-definitions")
    func areFresh() throws {
        #expect(try Set(Self.folders()) == Set(ArchitectureSource.builtIns.keys))
        for id in try Self.folders() {
            let path = Self.definitions.appendingPathComponent(id).appendingPathComponent("architecture.yml").path
            let file = try ArchitectureSource(readingFile: path)
            let builtIn = try #require(ArchitectureSource.builtIns[id])
            #expect(builtIn.text == file.text)
            #expect(builtIn.templates == file.templates)
            #expect(builtIn.app == file.app)
        }
    }

    @Test("have no mistakes, and the id of their folder", arguments: ArchitectureSource.builtIns.keys.sorted())
    func areValid(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let definition = try source.definition()
        #expect(definition.id == id)
        // Each comes after what it holds, so the owner is made last.
        #expect(definition.buildingOrder.last == definition.unit.owner)
        #expect(Set(definition.buildingOrder) == Set(definition.assembly.creates))
    }

    @Test("say when a team chooses them, and what they cost", arguments: ArchitectureSource.builtIns.keys.sorted())
    func sayWhatTheyCost(id: String) throws {
        let definition = try #require(ArchitectureSource.builtIns[id]).definition()
        #expect(definition.fits != nil && definition.costs != nil)
        #expect(definition.roles.allSatisfy { $0.about != nil && $0.layer != nil })
    }

    @Test("use each of their templates", arguments: ArchitectureSource.builtIns.keys.sorted())
    func useTheirTemplates(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let definition = try source.definition()
        let files = definition.files + definition.kinds.flatMap(\.files)
        let statements = definition.kinds.compactMap(\.registers)
        #expect(Set(files.map(\.template) + statements) == Set(source.templates.keys))
    }
}
