/// Lines of YAML, each with what it rests on as a comment.
struct DefinitionLines {
    private var lines: [(text: String, comment: String)] = []

    /// Adds a line.
    ///
    /// - Parameters:
    ///   - depth: The depth at which it stands; two spaces each.
    ///   - text: The line.
    ///   - comment: The evidence that it rests on; empty for none.
    mutating func add(_ depth: Int, _ text: String, _ comment: String = "") {
        lines.append((String(repeating: "  ", count: depth) + text, comment))
    }

    /// Adds a line of nothing but a comment; what sources have on several lines stands on one.
    mutating func note(_ depth: Int, _ text: String) {
        let words = text.contains(where: \.isNewline) ? text.split(whereSeparator: \.isWhitespace) : [text[...]]
        lines.append((String(repeating: "  ", count: depth) + "# " + words.joined(separator: " "), ""))
    }

    /// Adds an empty line, unless one stands there.
    mutating func gap() {
        if let last = lines.last, !last.text.isEmpty { lines.append(("", "")) }
    }

    /// Adds who knows whom, and how the reference is held.
    ///
    /// - Parameters:
    ///   - channel: The channel.
    ///   - ends: The ids of its ends, where the definition calls them otherwise.
    ///   - contract: The id of the contract that it goes through.
    mutating func channel(_ channel: LearnedChannel, ends: (String, String)? = nil, through contract: String?) {
        let (from, to) = ends ?? (channel.from, channel.to)
        add(1, "- \(from) -> \(to):", channel.presence.description)
        if channel.leavesUnit { add(3, "of: another") }
        add(3, "hold: \(channel.hold.value.rawValue)", channel.hold.evidence.comment)
        if let contract { add(3, "through: \(contract)", channel.through?.evidence.comment ?? "") }
        if let property = channel.property {
            add(3, "as: \(Scalar.word(property.value))", property.evidence.comment)
        }
    }

    /// Adds the other forms that names of a role's types have; new ones have the first.
    mutating func spellings(of role: LearnedRole) {
        guard !role.spellings.isEmpty else { return }
        add(
            2, "also: \(Scalar.list(role.spellings.map(\.value)))",
            role.spellings.map { "\($0.evidence)" }.joined(separator: "; ")
                + ": another spelling; new ones are called \(role.form)")
    }

    /// The text.
    var text: String {
        lines.map { $0.comment.isEmpty ? $0.text : "\($0.text)  # \($0.comment)" }.joined(separator: "\n") + "\n"
    }
}

extension Evidence {
    /// The evidence as a comment, which says where it leaves a doubt.
    var comment: String {
        if count == 0 { return "a guess: nothing tells" }
        return isSure ? description : "not sure: \(description)"
    }
}

/// Words as YAML takes them.
enum Scalar {
    /// A word, in quotes where it could mean something else.
    static func word(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || "._/-…".unicodeScalars.contains(scalar)
        }
        let reserved = ["true", "false", "yes", "no", "on", "off", "null", "y", "n", ""]
        if isPlain, let first = text.first, first.isLetter || first == "…", !reserved.contains(text.lowercased()) {
            return text
        }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// A list of words, or the one word.
    static func list(_ texts: [String]) -> String {
        texts.count == 1 ? word(texts[0]) : "[" + texts.map(word).joined(separator: ", ") + "]"
    }
}
