/// The keys that one part of a YAML file may have, each declared once.
///
/// Everything that knows of keys asks here: the reader (``KeyedFields``) and its hints, the JSON Schema (``KeySchema``), the tables
/// of FORMAT.md (``KeyTables``), and the trial of an extending definition. A new key is a case and its rule.
protocol KeySet: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The part's name for people: `data kind`.
    static var part: String { get }
    /// The rule of the key.
    var rule: KeyRule { get }
}

extension KeySet {
    /// The keys as they are written, in the order of their declarations.
    static var names: [String] { allCases.map(\.rawValue) }

    /// The part's name where no blank may stand: `dataKind`.
    static var schemaName: String {
        let words = part.split(separator: " ")
        return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }
}

/// The rule of a key: its meaning, and the value that it takes.
struct KeyRule: Sendable {
    /// The meaning of the key, in a sentence for its writer.
    let meaning: String
    /// The value that is written behind it.
    let value: KeyValue
    /// True if the key is required.
    var isNeeded = false
    /// True if it is there for the code that is written, and not for people or checks alone: an extending definition
    /// that says it otherwise must make a difference.
    var shapesCode = false

    /// Takes a rule.
    ///
    /// - Parameters:
    ///   - value: the value behind the key.
    ///   - meaning: the key's meaning.
    init(_ value: KeyValue, _ meaning: String) {
        self.value = value
        self.meaning = meaning
    }

    /// The rule of a key that must be there.
    var needed: KeyRule {
        var copy = self
        copy.isNeeded = true
        return copy
    }

    /// The rule of a key that is there for the code that is written.
    var shaping: KeyRule {
        var copy = self
        copy.shapesCode = true
        return copy
    }
}

/// A value that may be written behind a key.
indirect enum KeyValue: Sendable {
    /// A word or a sentence.
    case word
    /// A version, which looks like a number.
    case version
    /// The form of a name: `{Unit}Presenter`.
    case nameForm
    /// Forms of names.
    case nameForms
    /// The form of a message: `…Tapped`.
    case verbForm
    /// Forms of messages.
    case verbForms
    /// The id of something that the file declares, of one of these kinds.
    case id([IdKind])
    /// Such ids, at least so many.
    case ids([IdKind], atLeast: Int)
    /// Words; a single one will do.
    case words
    /// Yes or no.
    case flag
    /// One of these words.
    case choice([String])
    /// A mapping with keys of its own.
    case part(any KeySet.Type)
    /// A mapping of ids to such parts.
    case parts(any KeySet.Type)
    /// A list of such parts, each behind `from -> to`.
    case channels(any KeySet.Type)
    /// A mapping of names to a word each.
    case wordByName
    /// A mapping of names to words.
    case wordsByName
    /// A mapping of names to words, or to a part.
    case wordsOrPartByName(any KeySet.Type)

    /// One of the words of a type.
    static func choice<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> KeyValue
    where Choice.RawValue == String {
        .choice(Choice.allCases.map(\.rawValue))
    }
}

/// The kinds of things that have ids in a definition.
enum IdKind: String, Sendable {
    case role
    case contract
    case dataKind = "data kind"
    case layer
    case domain
    case file
    case kind
    case name
}

/// The keys of definitions, for the rest of the tool.
package enum DefinitionKeys {
    /// The parts of a definition, the settings of a project among them.
    static let parts: [any KeySet.Type] = {
        var parts: [any KeySet.Type] = []
        DefinitionKey.collectParts(into: &parts)
        SettingsKey.collectParts(into: &parts)
        return parts
    }()

    /// The keys that are there for the code that is written, and not for people or checks alone.
    package static let shapingCode: Set<String> = Set(
        parts.flatMap { part in part.rules.filter(\.rule.shapesCode).map(\.name) })

    /// The JSON Schema of definitions and of a project's settings.
    static let schema = KeySchema(
        id: "urn:scaena:architecture.schema.json",
        title: "An architecture, or a project's settings, as scaena reads them",
        about:
            "What a definition says, and scaena.yml, which may be one. 'scaena architecture schema' prints this; how it is meant: FORMAT.md of Scaena.",
        tops: [DefinitionKey.self, SettingsKey.self])
}
