import Architecture

/// A definition that nobody wrote by hand, without the statements that its own reader refuses.
package struct ReadableDefinition {
    /// The text, of which nothing is refused unless ``mistakes`` says so.
    package private(set) var text: String
    /// The statements that were left out, each with the reason.
    package private(set) var leftOut: [String] = []
    /// The mistakes that no statement could be left out for.
    package private(set) var mistakes: [String] = []

    /// Reads a definition as every later command will, and leaves out each statement that is refused.
    ///
    /// - Parameters:
    ///   - text: The definition.
    ///   - source: Makes the source of a text.
    package init(_ text: String, as source: (String) -> ArchitectureSource) {
        self.text = text
        // Each round leaves out one line at least.
        for _ in text.split(separator: "\n") {
            let found = Self.mistakes(of: source(self.text))
            guard let first = found.first else { return }
            guard let line = first.line, let shorter = Self.leaving(out: line, of: self.text) else {
                mistakes = found.map(\.text)
                return
            }
            self.text = shorter.text
            leftOut.append("\(shorter.statement): \(first.message)")
        }
        mistakes = Self.mistakes(of: source(self.text)).map(\.text)
    }

    private struct Mistake {
        var text: String
        var line: Int?
        var message: String
    }

    private static func mistakes(of source: ArchitectureSource) -> [Mistake] {
        do throws(InvalidDefinition) {
            let definition = try source.definition()
            return ArchitectureValidation(source, definition).mistakes.map { text in
                let place = "\(source.file):"
                let parts = text.hasPrefix(place) ? text.dropFirst(place.count).split(separator: ":") : []
                let message = text.firstRange(of: "error: ").map { String(text[$0.upperBound...]) } ?? text
                return Mistake(text: text, line: parts.first.flatMap { Int($0) }, message: message)
            }
        } catch {
            return error.mistakes.map { mistake in
                Mistake(
                    text: mistake.description, line: mistake.file == source.file ? mistake.position.line : nil,
                    message: mistake.message)
            }
        }
    }

    /// A text without the statement in a line, and without the one around it where nothing else is in that.
    private static func leaving(out number: Int, of text: String) -> (text: String, statement: String)? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.indices.contains(number - 1), isStatement(lines[number - 1]) else { return nil }
        let statement = String(
            lines[number - 1].prefix { $0 != "#" }.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        var first = number - 1
        var end = first + 1
        while end < lines.count, !isStatement(lines[end]) || depth(of: lines[end]) > depth(of: lines[first]) {
            end += 1
        }
        // Gaps and notes before what follows are that one's.
        while end > first + 1, !isStatement(lines[end - 1]) { end -= 1 }
        while let before = lines[..<first].lastIndex(where: isStatement) {
            let inside = depth(of: lines[first])
            let next = lines[end...].first(where: isStatement)
            guard depth(of: lines[before]) < inside, next.map({ depth(of: $0) < inside }) ?? true else { break }
            first = before
        }
        lines.removeSubrange(first..<end)
        return (lines.joined(separator: "\n"), statement)
    }

    private static func isStatement(_ line: String) -> Bool {
        line.first { $0 != " " }.map { $0 != "#" } ?? false
    }

    private static func depth(of line: String) -> Int { line.prefix { $0 == " " || $0 == "-" }.count }
}
