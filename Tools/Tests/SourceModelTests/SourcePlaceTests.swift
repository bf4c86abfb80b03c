import Testing

@testable import SourceModel

/// That lines are told of what the parser missed, too.
@Suite("Places of facts")
struct SourcePlaceTests {
    @Test("are those of the file, whatever it begins with", arguments: ["", "\u{FEFF}", "#!/usr/bin/swift\n", "\r\n"])
    func beginnings(head: String) throws {
        let facts = try #require(FileFacts(parsing: head + "\nprotocol P {}\n\nclass A {\n}\n", depth: .whole))
        let shift = head.utf8.contains(UInt8(ascii: "\n")) ? 1 : 0
        #expect(facts.protocols.map(\.line) == [2 + shift] && facts.protocols.map(\.column) == [10])
        #expect(facts.types.map(\.line) == [4 + shift] && facts.types.map(\.lastLine) == [5 + shift])
    }

    @Test("of what is missing are where the file breaks off")
    func missing() throws {
        let facts = try #require(FileFacts(parsing: "class A {\n  func f() {\n    b.c(\n", depth: .whole))
        #expect(facts.hasSyntaxError)
        #expect(facts.types.map(\.lastLine) == [3])
        #expect(facts.types.first?.members.map(\.line) == [2])
        #expect(facts.types.first?.members.first?.body?.calls.map(\.line) == [3])
        let unnamed = try #require(FileFacts(parsing: "\n\nclass {\n  let = 1\n  func () {}\n}", depth: .whole))
        #expect(unnamed.types.map(\.line) == [3])
        let nothing = try #require(FileFacts(parsing: "", depth: .whole))
        #expect(nothing == FileFacts())
    }

    @Test("are told of a branch, however many there are")
    func branches() throws {
        let many = "#if a\nclass A {}\n" + String(repeating: "#elseif b\nclass B {}\n", count: 400) + "#endif"
        let facts = try #require(FileFacts(parsing: many, depth: .whole))
        #expect(facts.types.count == 401)
        #expect(facts.types.map { $0.conditions.joined().utf8.count }.max() ?? 0 < 1_000)
    }
}
