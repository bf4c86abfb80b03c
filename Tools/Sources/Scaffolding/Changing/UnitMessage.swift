import Architecture
import SwiftParser

/// A message as it is declared.
struct UnitMessage {
    let name: String
    /// The code in its parentheses.
    let parameters: String

    /// `rowTapped(index: Int)`, or a name alone.
    init(_ text: String) throws(ScaffoldError) {
        let text = text.trimmed
        let beginning = String(text.prefix { $0 != "(" })
        name = beginning.trimmed
        parameters = text.contains("(") ? String(text.dropFirst(beginning.count + 1).dropLast()) : ""
        _ = try SwiftNames.member(name, what: "a message")
        guard !Parser.parse(source: "func \(signature) {}").hasError, !text.contains("(") || text.hasSuffix(")")
        else {
            throw ScaffoldError(.usage, "'\(text)' is no message: write it as in 'rowTapped(index: Int)'")
        }
    }

    /// The message that takes values: `show(count: Int)`.
    init(values: String, form: VerbForm?) throws(ScaffoldError) {
        let first = String(values.prefix { $0 != ":" }).trimmed
        guard let form, form.isOpen, !first.isEmpty else {
            self = try UnitMessage("show(\(values))")
            return
        }
        // 'did' comes before what is done: 'didPick', and not 'didPicked'.
        let word = form.description.hasPrefix("did") ? PastTense.verb(of: first) : first
        let subject = word.prefix(1).uppercased() + word.dropFirst()
        let label = word == first ? "" : "_ "
        self = try UnitMessage("\(form.filled(with: subject))(\(label)\(values))")
    }

    /// The declaration without `func`.
    var signature: String { "\(name)(\(parameters))" }

    /// The labels with which it is called.
    private var labels: [(label: String, name: String)] {
        var labels: [(label: String, name: String)] = []
        for part in parameters.parts where !part.isEmpty {
            let names = part.prefix { $0 != ":" }.split(separator: " " as Character).map { String($0) }
            labels.append((label: names.first ?? "_", name: names.last ?? "_"))
        }
        return labels
    }

    /// The names of its values, inside of it.
    var names: [String] { labels.map(\.name) }

    /// The types of its values, as they are written.
    var types: [String] {
        parameters.parts.filter { !$0.isEmpty }.map { part in
            let type = part.drop { $0 != ":" }.dropFirst()
            // A type of a function has no defaults.
            return String(type.prefix { $0 != "=" }).trimmed
        }
    }

    /// The call, with values of the names of its parameters.
    var call: String {
        let values = labels.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        return "\(name)(\(values.joined(separator: ", ")))"
    }

    /// The name with its labels, by which messages are told apart.
    var selector: String { name + "(" + labels.map { $0.label + ":" }.joined() + ")" }
}
