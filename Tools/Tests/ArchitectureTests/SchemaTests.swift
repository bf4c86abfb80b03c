import Foundation
import Testing

@testable import Architecture

/// The published schema says of keys and words what the reader says of them.
@Suite("The JSON Schema")
struct SchemaTests {
    private let schema: [String: Any]

    init() throws {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Definitions/architecture.schema.json")
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

    @Test(
        "has the keys of every part",
        arguments: [
            (nil, "qqqqqqqq: x"), ("unit", "unit: { qqqqqqqq: x }"), ("group", "unit: { group: { qqqqqqqq: x } }"),
            ("domain", "domains: { a: { qqqqqqqq: x } }"), ("layer", "layers: { a: { qqqqqqqq: x } }"),
            ("contract", "contracts: { a: { qqqqqqqq: x } }"), ("dataKind", "data: { a: { qqqqqqqq: x } }"),
            ("role", "roles: { a: { qqqqqqqq: x } }"), ("kind", "kinds: { a: { qqqqqqqq: x } }"),
            ("name", "names: { a: { qqqqqqqq: x } }"),
            ("file", "files: { a: { qqqqqqqq: x } }"),
            ("channel", "channels: [{ a -> b: { qqqqqqqq: x } }]"), ("assembly", "assembly: { qqqqqqqq: x }"),
            ("navigation", "navigation: { qqqqqqqq: x }"), ("inputs", "inputs: { qqqqqqqq: x }"),
            ("events", "inputs: { events: { qqqqqqqq: x } }"), ("shows", "inputs: { shows: { qqqqqqqq: x } }"),
        ] as [(String?, String)])
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
        ])
    func hasWords(part: String, key: String, text: String) {
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
