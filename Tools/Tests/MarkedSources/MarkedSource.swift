/// A source that says itself what a test expects of it: a place is marked in front of its first letter, `var 1️⃣view: View`, and
/// a line at its end, `show()  // → call show; return`.
public struct MarkedSource {
    /// The text without the marks of places. What stands behind `// →` stays, as a comment.
    public let text: String
    /// The line and the column of each mark, from 1 on, the columns in bytes of UTF-8.
    public let places: [Character: (line: Int, column: Int)]
    /// The lines of the text, without the ends behind `// →`.
    public let lines: [Substring]
    /// Each line's end behind `// →`, by its number from 1 on.
    public let notes: [Int: String]

    private static let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"]
    private static let arrow = "// → "

    /// Reads the marks of a source.
    public init(_ marked: String) {
        var places: [Character: (line: Int, column: Int)] = [:]
        var plain: [String] = []
        for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = ""
            for letter in line {
                if Self.marks.contains(letter) {
                    places[letter] = (plain.count + 1, rest.utf8.count + 1)
                } else {
                    rest.append(letter)
                }
            }
            plain.append(rest)
        }
        var notes: [Int: String] = [:]
        var lines: [Substring] = []
        for line in plain {
            guard let arrow = line.firstRange(of: Self.arrow) else {
                lines.append(line[...])
                continue
            }
            lines.append(line[..<arrow.lowerBound])
            notes[lines.count] = String(line[arrow.upperBound...])
        }
        text = plain.joined(separator: "\n")
        self.places = places
        self.lines = lines
        self.notes = notes
    }
}
