import Foundation
import Testing

@testable import Architecture

/// The published schema says of keys and words what the reader says of them.
@Suite("The JSON Schema")
struct SchemaTests {
    private let schema: [String: Any]
    private let text: String

    init() throws {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Definitions/architecture.schema.json")
        text = try String(contentsOf: file, encoding: .utf8)
        schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    /// The reader, asked: where nothing is near an unknown word, it lists those that it knows.
    private func known(in text: String) -> [String] {
        let message = SampleDefinition.mistakes(of: text).first { $0.contains("qqqqqqqq") } ?? ""
        guard let list = message.components(separatedBy: "; known: ").last else { return [] }
        return list.components(separatedBy: ", ").map { $0.filter { $0 != "'" } }.sorted()
    }

    private func properties(_ name: String?) -> [String: Any] {
        let object = name.flatMap { (schema["$defs"] as? [String: Any])?[$0] as? [String: Any] } ?? schema
        return object["properties"] as? [String: Any] ?? [:]
    }

    /// Every part, and an unknown key of it.
    private static let parts: [(String?, String)] = [
        (nil, "qqqqqqqq: x"), ("unit", "unit: { qqqqqqqq: x }"), ("group", "unit: { group: { qqqqqqqq: x } }"),
        ("domain", "domains: { a: { qqqqqqqq: x } }"), ("layer", "layers: { a: { qqqqqqqq: x } }"),
        ("contract", "contracts: { a: { qqqqqqqq: x } }"), ("dataKind", "data: { a: { qqqqqqqq: x } }"),
        ("role", "roles: { a: { qqqqqqqq: x } }"), ("kind", "kinds: { a: { qqqqqqqq: x } }"),
        ("name", "names: { a: { qqqqqqqq: x } }"),
        ("file", "files: { a: { qqqqqqqq: x } }"),
        ("channel", "channels: [{ a -> b: { qqqqqqqq: x } }]"), ("assembly", "assembly: { qqqqqqqq: x }"),
        ("navigation", "navigation: { qqqqqqqq: x }"), ("inputs", "inputs: { qqqqqqqq: x }"),
        ("module", "modules: { a: { qqqqqqqq: x } }"), ("check", "check: { qqqqqqqq: x }"),
        ("rule", "rules: { a: { qqqqqqqq: x } }"),
        ("mocks", "mocks: { qqqqqqqq: x }"), ("events", "inputs: { events: { qqqqqqqq: x } }"),
        ("shows", "inputs: { shows: { qqqqqqqq: x } }"), ("sheet", "sheet: { qqqqqqqq: x }"),
    ]

    @Test("is what the tool prints: else run UPDATE_KEYS=1 swift test --filter KeyDocumentationTests")
    func isFresh() {
        #expect(ArchitectureSource.schema == text)
        #expect(schema["$id"] as? String == "urn:scaena:architecture.schema.json")
    }

    @Test("covers a project's settings")
    func coversSettings() {
        #expect(Set(SettingsKey.names).isSubset(of: properties(nil).keys))
    }

    @Test("has every part")
    func hasParts() {
        let parts = (schema["$defs"] as? [String: Any])?.keys.sorted() ?? []
        #expect(parts == Self.parts.compactMap(\.0).sorted())
    }

    /// Returns the values of a wrong kind for a key, as the schema describes it.
    private static func wrong(for key: Any) -> [String] {
        let key = key as? [String: Any]
        let never = ["", "~", "null", "''", "7", "-1.5"]
        if key?["anyOf"] != nil { return never + ["{ a: b }", "[[a]]", "[{ a: b }]", "[7]", "['']", "[a, null]"] }
        switch key?["type"] as? String {
        case "array": return never + ["word", "{ a: b }", "[7]", "[[a]]", "[[]]", "[~]"]
        case "boolean": return never + ["word", "[true]", "{ a: true }"]
        case "string": return never + ["[a]", "[]", "{ a: b }", "{}", "[[a]]"]
        default:
            return key?["enum"] == nil ? never + ["word", "[a]", "[[a]]", "[{ a: b }]"] : never + ["[a]", "{ a: b }"]
        }
    }

    @Test("has no key that takes what is of a wrong kind: each is told with its place", arguments: parts)
    func refusesWrongKinds(part: String?, text: String) throws {
        for (key, kind) in properties(part) {
            for value in Self.wrong(for: kind) {
                // A version is written like a number.
                if key == "requires", value == "7" { continue }
                let indent = part == nil ? "" : "  "
                let definition = text.replacing("qqqqqqqq: x", with: "\n\(indent)\(key): \(value)\n\(indent)")
                let told = SampleDefinition.told(of: definition).filter { mistake in
                    mistake.position.line == 2
                        && mistake.message.contains(key == "channels" ? "channel" : "'\(key)'")
                }
                #expect(!told.isEmpty, "\(part ?? "definition") \(key): \(value)")
            }
        }
    }

    @Test("has the keys of every part", arguments: parts)
    func hasKeys(part: String?, text: String) {
        #expect(properties(part).keys.sorted() == known(in: text))
    }

    @Test(
        "has the words of every choice",
        arguments: [
            ("role", "count", "roles: { a: { count: qqqqqqqq } }"),
            ("role", "scope", "roles: { a: { scope: qqqqqqqq } }"),
            ("file", "place", "files: { a: { place: qqqqqqqq } }"),
            ("channel", "hold", "channels: [{ a -> b: { hold: qqqqqqqq } }]"),
            ("channel", "of", "channels: [{ a -> b: { of: qqqqqqqq } }]"),
            ("mocks", "naming", "mocks: { naming: qqqqqqqq }"), ("mocks", "support", "mocks: { support: qqqqqqqq }"),
            ("mocks", "access", "mocks: { access: qqqqqqqq }"),
            (nil, "runtime", "runtime: qqqqqqqq"),
        ] as [(String?, String, String)])
    func hasWords(part: String?, key: String, text: String) {
        let words = (properties(part)[key] as? [String: Any])?["enum"] as? [String]
        #expect(words?.sorted() == known(in: text))
    }

    @Test("describes every key, or refers to what does")
    func describes() {
        let parts = [nil] + ((schema["$defs"] as? [String: Any])?.keys.sorted() ?? []).map { Optional($0) }
        for part in parts {
            for (key, value) in properties(part) {
                let value = value as? [String: Any]
                #expect(value?["description"] != nil || value?["$ref"] != nil, "\(part ?? "definition").\(key)")
            }
        }
    }
}
