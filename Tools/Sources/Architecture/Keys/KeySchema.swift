/// The JSON Schema of a file, made of the keys that its parts declare.
struct KeySchema {
    /// The identifier of the schema.
    let id: String
    let title: String
    let about: String
    /// The parts whose keys stand at the top; of two keys with one name, that of the first counts.
    let tops: [any KeySet.Type]

    /// The schema's text.
    var text: String {
        var top: [(String, JSON)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("$id", .text(id)),
            ("title", .text(title)), ("description", .text(about)),
        ]
        var keys: [(name: String, rule: KeyRule)] = []
        for part in tops { keys += part.rules.filter { rule in !keys.contains { $0.name == rule.name } } }
        top += Self.object(keys)
        var parts: [any KeySet.Type] = []
        for part in tops { part.collectParts(into: &parts) }
        let names = Set(tops.map { $0.part })
        top.append(
            (
                "$defs",
                .object(
                    parts.filter { !names.contains($0.part) }.map { ($0.schemaName, .object(Self.object($0.rules))) })
            ))
        return JSON.object(top).text() + "\n"
    }

    private static func object(_ keys: [(name: String, rule: KeyRule)]) -> [(String, JSON)] {
        [
            ("type", .text("object")), ("additionalProperties", .no),
            (
                "properties",
                .object(
                    keys.map {
                        ($0.name, .object([("description", .text($0.rule.meaning))] + schema(of: $0.rule.value)))
                    })
            ),
        ]
    }

    private static let word: JSON = .object([("type", .text("string"))])

    private static func schema(of value: KeyValue) -> [(String, JSON)] {
        switch value {
        case .word, .version, .nameForm, .verbForm, .id: [("type", .text("string"))]
        case .words, .verbForms, .nameForms: words(atLeast: 0)
        case .ids(_, let least): words(atLeast: least)
        case .flag: [("type", .text("boolean"))]
        case .choice(let words): [("enum", .list(words.map { .text($0) }))]
        case .part(let part): [("$ref", reference(to: part))]
        case .parts(let part): [("type", .text("object")), ("additionalProperties", orNothing(part))]
        case .channels(let part):
            [
                ("type", .text("array")),
                (
                    "items",
                    .object([
                        ("type", .text("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
                        ("patternProperties", .object([("^.+->.+$", orNothing(part))])), ("additionalProperties", .no),
                    ])
                ),
            ]
        case .wordByName: [("type", .text("object")), ("additionalProperties", word)]
        case .wordsByName: [("type", .text("object")), ("additionalProperties", .object(words(atLeast: 0)))]
        case .wordsOrPartByName(let part):
            [
                ("type", .text("object")),
                (
                    "additionalProperties",
                    .object([
                        (
                            "anyOf",
                            .list([
                                word, .object([("type", .text("array")), ("items", word)]),
                                .object([("$ref", reference(to: part))]),
                            ])
                        )
                    ])
                ),
            ]
        }
    }

    private static func words(atLeast least: Int) -> [(String, JSON)] {
        let list: [(String, JSON)] = [("type", .text("array")), ("items", word)]
        return [("anyOf", .list([word, .object(list + (least > 0 ? [("minItems", .number(least))] : []))]))]
    }

    /// A part, or nothing behind its key, which takes away what is extended.
    private static func orNothing(_ part: any KeySet.Type) -> JSON {
        .object([("anyOf", .list([.object([("$ref", reference(to: part))]), .object([("type", .text("null"))])]))])
    }

    private static func reference(to part: any KeySet.Type) -> JSON { .text("#/$defs/\(part.schemaName)") }
}

extension KeySet {
    /// The keys with their rules, in the order of their declarations.
    static var rules: [(name: String, rule: KeyRule)] { allCases.map { ($0.rawValue, $0.rule) } }

    /// Adds the part, and all parts that its keys lead to, to those that were met.
    static func collectParts(into parts: inout [any KeySet.Type]) {
        guard !parts.contains(where: { $0.part == part }) else { return }
        parts.append(self)
        for key in allCases {
            switch key.rule.value {
            case .part(let part), .parts(let part), .channels(let part), .wordsOrPartByName(let part):
                part.collectParts(into: &parts)
            default: break
            }
        }
    }
}

/// JSON whose objects keep their order.
private enum JSON {
    case text(String)
    case number(Int)
    case no
    case list([JSON])
    case object([(String, JSON)])

    func text(indent: String = "") -> String {
        let deeper = indent + "  "
        func block(_ open: String, _ lines: [String], _ close: String) -> String {
            lines.isEmpty
                ? open + close
                : open + "\n" + lines.map { deeper + $0 }.joined(separator: ",\n") + "\n" + indent + close
        }
        return switch self {
        case .text(let text): "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        case .number(let number): "\(number)"
        case .no: "false"
        case .list(let values): block("[", values.map { $0.text(indent: deeper) }, "]")
        case .object(let pairs):
            block("{", pairs.map { "\(JSON.text($0).text()): \($1.text(indent: deeper))" }, "}")
        }
    }
}
