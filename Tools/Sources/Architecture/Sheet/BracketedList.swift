extension String {
    /// The parts between the commas that are in no brackets.
    package var parts: [String] {
        var parts = [""]
        var depth = 0
        for character in self {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map(\.trimmed)
    }

    /// The text without white space at either end.
    package var trimmed: String {
        var text = drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
