/// The annotation in the parentheses of `/// @mockable(…)`, as Mockolo reads it: sections with pairs, such as
/// `typealias: T = Int; U = [T], override: name = FooSpy`.
struct MockableAnnotation {
    /// The mock's name.
    private(set) var name: String?
    /// The module that the protocol's name is written with.
    private(set) var module: String?
    /// The types behind associated types.
    private(set) var aliases: [(name: String, type: String)] = []
    /// The properties that hold their values weakly.
    private(set) var weakProperties: Set<String> = []
    /// The subjects of RxSwift that observables are to be made of, by the properties' names; `all` stands for the rest.
    private(set) var observables: [String: String] = [:]
    /// The sources of Combine's publishers: a subject, or a wrapped property such as `@Published name`.
    private(set) var publishers: [String: String] = [:]
    /// The requests that have no effect, in words.
    private(set) var notes: [String] = []
    /// The same where members do not have Mockolo's names.
    private(set) var notesOnSubjects: [String] = []

    private static let sections = ["module", "override", "typealias", "rx", "var", "combine", "history", "modifiers"]

    /// Reads a protocol's annotation.
    ///
    /// - Parameter directives: The lines of its comment that talk to tools.
    init(_ directives: [String]) {
        for directive in directives where directive.hasPrefix("@mockable(") {
            var text = directive.dropFirst("@mockable(".count)
            if let end = text.lastIndex(of: ")") { text = text[..<end] }
            var section = ""
            for piece in Self.pieces(of: text) {
                var pair = Self.trimmed(piece)
                if let colon = pair.firstIndex(of: ":"), !pair[..<colon].contains("=") {
                    section = Self.trimmed(pair[..<colon])
                    pair = Self.trimmed(pair[pair.index(after: colon)...])
                }
                guard let sign = pair.firstIndex(of: "=") else {
                    if !pair.isEmpty { notes.append("“\(pair)” says no value") }
                    continue
                }
                take(section, Self.trimmed(pair[..<sign]), Self.trimmed(pair[pair.index(after: sign)...]))
            }
        }
    }

    private mutating func take(_ section: String, _ key: String, _ value: String) {
        switch (section, key, value) {
        case ("override", "name", _):
            if SwiftIdentifier.isRaw(value) || value.isEmpty || SwiftIdentifier.escaped(value) != value {
                notes.append("“\(value)” is no name of a class")
            } else {
                name = value
            }
        case ("module", "prefix", _): module = value
        case ("typealias", _, _): aliases.append((key, value))
        case ("modifiers", _, "weak"): weakProperties.insert(key)
        // All calls are recorded anyway.
        case ("history", _, _): break
        case ("rx", _, _), ("var", _, _), ("combine", _, _):
            if section == "combine" { publishers[key] = value } else { observables[key] = value }
            notesOnSubjects.append(
                "“\(section): \(key) = \(value)” has no effect: set the property to the subject in the test")
        default: notes.append("“\(section): \(key) = \(value)” is not known")
        }
    }

    /// The pairs, each with its section's name before it where one begins: `;` stands between them, or a comma before
    /// a section.
    private static func pieces(of text: Substring) -> [Substring] {
        text.split(separator: ";").flatMap { part -> [Substring] in
            var pieces: [Substring] = []
            var start = part.startIndex
            for comma in part.indices where part[comma] == "," {
                let rest = trimmed(part[part.index(after: comma)...])
                guard sections.contains(where: { rest.hasPrefix($0 + ":") }) else { continue }
                pieces.append(part[start..<comma])
                start = part.index(after: comma)
            }
            return pieces + [part[start...]]
        }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
