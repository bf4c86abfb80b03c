import Foundation
import Testing

@testable import Architecture

/// That keys are declared once, and known everywhere.
@Suite("Keys")
struct KeyDocumentationTests {
    /// True if the documents are written anew: `UPDATE_KEYS=1 swift test --filter KeyDocumentationTests`.
    private static let updates = ProcessInfo.processInfo.environment["UPDATE_KEYS"] == "1"
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Definitions")

    @Test("are in the tables of FORMAT.md as they are declared, each part's once")
    func format() throws {
        let file = Self.folder.appendingPathComponent("FORMAT.md")
        let document = try String(contentsOf: file, encoding: .utf8)
        let fresh = try KeyTables(parts: DefinitionKeys.parts).refreshed(document)
        if Self.updates { try Data(fresh.utf8).write(to: file) }
        #expect(fresh == document || Self.updates, "run UPDATE_KEYS=1 swift test --filter KeyDocumentationTests")
        #expect(KeyTables.names(in: document).sorted() == DefinitionKeys.parts.map { $0.part }.sorted())
    }

    @Test("are in the published schema")
    func schema() throws {
        let file = Self.folder.appendingPathComponent("architecture.schema.json")
        if Self.updates { try Data(ArchitectureSource.schema.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == ArchitectureSource.schema)
    }

    /// A part that nobody has, with two keys that are declared here and nowhere else.
    private enum LampKey: String, KeySet {
        case colour, sockets

        static var part: String { "desk lamp" }

        var rule: KeyRule {
            switch self {
            case .colour: KeyRule(.choice(["red", "green"]), "The colour of its light.").needed
            case .sockets: KeyRule(.words, "Where it may be \"plugged\" in.").shaping
            }
        }
    }

    /// Reads a lamp; gives what is read, and what is told.
    private func lamp(_ text: String) throws -> (sockets: [String], mistakes: [String]) {
        let log = MistakeLog(file: "lamp.yml")
        let node = try #require(YAMLText(text).root)
        let fields = KeyedFields<LampKey>(node, of: "a lamp", log: log)
        _ = fields?.word(.colour)
        return (fields?.words(.sockets).map(\.text) ?? [], log.mistakes.map(\.message))
    }

    @Test("that are declared once are read")
    func read() throws {
        let read = try lamp("colour: red\nsockets: [a, b]")
        #expect(read.sockets == ["a", "b"] && read.mistakes.isEmpty)
    }

    @Test("that are declared once are told where they are missing or misspelt")
    func hints() throws {
        #expect(try lamp("sockets: a").mistakes == ["a lamp lacks 'colour'"])
        #expect(
            try lamp("colour: red\nsocket: a").mistakes
                == ["unknown key 'socket' in a lamp: did you mean 'sockets'?"])
        #expect(
            try lamp("colour: red\nqqqqqqqq: a").mistakes
                == ["unknown key 'qqqqqqqq' in a lamp; known: 'colour', 'sockets'"])
    }

    @Test("that are declared once are in the schema, which is JSON")
    func inSchema() throws {
        let text = KeySchema(id: "lamp", title: "Lamps", about: "A lamp.", tops: [LampKey.self]).text
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let keys = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(keys["colour"]?["enum"] as? [String] == ["red", "green"])
        #expect(keys["sockets"]?["description"] as? String == "Where it may be \"plugged\" in.")
        #expect(LampKey.schemaName == "deskLamp")
    }

    @Test("that are declared once are in the tables of documents")
    func inTables() throws {
        let document = "A\n<!-- keys of desk lamp -->\nold\n<!-- end -->\nB"
        let fresh = try KeyTables(parts: [LampKey.self]).refreshed(document)
        #expect(
            fresh == """
                A
                <!-- keys of desk lamp -->
                | key | takes | what it says |
                |---|---|---|
                | `colour` *(needed)* | `red`, `green` | The colour of its light. |
                | `sockets` | words | Where it may be "plugged" in. |
                <!-- end -->
                B
                """)
        #expect(throws: KeyTables.MarkError.self) {
            try KeyTables(parts: []).refreshed("<!-- keys of desk lamp -->\n<!-- end -->")
        }
        #expect(throws: KeyTables.MarkError.self) {
            try KeyTables(parts: [LampKey.self]).refreshed("<!-- keys of desk lamp -->\n")
        }
    }

    @Test("that shape the code are those of which a definition that changes them must change something")
    func shaping() {
        #expect(LampKey.rules.filter(\.rule.shapesCode).map(\.name) == ["sockets"])
        #expect(DefinitionKeys.shapingCode.count == 20)
        #expect(DefinitionKeys.shapingCode.isSuperset(of: ["type", "hold", "as", "contractsIn", "plainImports"]))
        #expect(DefinitionKeys.shapingCode.isDisjoint(with: ["about", "knows", "says", "carries", "mayNotImport"]))
    }

    @Test("of all parts have a meaning that ends as a sentence does", arguments: DefinitionKeys.parts.map { $0.part })
    func meanings(part: String) throws {
        let keys = try #require(DefinitionKeys.parts.first { $0.part == part })
        for (name, rule) in keys.rules {
            #expect(rule.meaning.hasSuffix(".") || rule.meaning.hasSuffix("…"), "\(name)")
        }
    }
}
