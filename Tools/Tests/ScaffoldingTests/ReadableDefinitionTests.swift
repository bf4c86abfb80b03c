import Architecture
import Testing

@testable import Scaffolding

/// Definitions that learning writes, before somebody reads them.
@Suite("Definitions without what their reader refuses")
struct ReadableDefinitionTests {
    private static let base = """
        extends: viper
        architecture: ours
        title: Ours
        """

    private func read(_ more: String) throws -> ReadableDefinition {
        let viper = try #require(ArchitectureSource.builtIns["viper"])
        return ReadableDefinition(Self.base + more) { viper.extended(by: $0) }
    }

    @Test("What is right stays as it is")
    func right() throws {
        let read = try read("\n")
        #expect(read.text == Self.base + "\n")
        #expect(read.leftOut == [])
        #expect(read.mistakes == [])
    }

    @Test("A statement that is refused goes, with the key that held nothing else")
    func refused() throws {
        let read = try read("\nassembly:\n  # seen\n  function: \"\"  # 54 of 54\n\nunit:\n  word: page  # 54\n")
        #expect(read.text == Self.base + "\n\nunit:\n  word: page  # 54\n")
        #expect(read.leftOut.count == 1)
        #expect(read.leftOut.first?.hasPrefix("function: \"\": 'function' of 'assembly' is one word") == true)
    }

    @Test("What cannot be left out is told")
    func hopeless() throws {
        let read = ReadableDefinition("nothing") { ArchitectureSource(file: "ours.yml", text: $0, templates: [:]) }
        #expect(!read.mistakes.isEmpty)
    }
}
