import Foundation
import Testing

@testable import Architecture

/// The format holds the tables of the architectures that are no built-in yet: roles that implement several contracts or
/// stand several times, contracts that may be left out, what a flow or the app shares, delegates between units.
@Suite("Tables of other architectures")
struct TableTests {
    @Test("are expressible", arguments: ["mvpcf", "viper-s", "bviper"])
    func areExpressible(id: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables")
        let source = try ArchitectureSource(readingFile: folder.appendingPathComponent(id + ".yml").path)
        #expect(SampleDefinition.mistakes(of: source.text) == [])
        let definition = try source.definition()
        #expect(definition.id == id)
        // Each comes after what it holds, so the owner is made last.
        #expect(definition.buildingOrder.last == definition.unit.owner)
        #expect(Set(definition.buildingOrder) == Set(definition.assembly.creates))
    }
}
