import Architecture
import Findings

/// The counts behind what a learned definition takes over from another one: it writes them in comments, `#   presenter -> view: hold weak  #
/// 184 of 184`. What it has not counted, nobody has said of this app.
struct TakenOver: Sendable {
    /// The texts that are taken over, by the names of their files.
    private let files: Set<String>
    private let counts: [String: String]

    /// Reads what a definition confirms.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - source: Its text; nil where no architecture is known.
    init(_ definition: ArchitectureDefinition, _ source: ArchitectureSource?) {
        var files: Set<String> = []
        var counts: [String: String] = [:]
        var next = source
        while let source = next {
            guard let extended = source.extended else { break }
            let lines = source.text.split(separator: "\n")
            if let heading = lines.lastIndex(where: { $0 == "# \(ConfirmedWords.heading(extended.id))" }) {
                for line in lines[(heading + 1)...] {
                    guard let (words, count) = Self.confirmed(line) else { break }
                    if counts[words] == nil { counts[words] = count }
                }
                var taken: ArchitectureSource? = extended
                while let source = taken {
                    files.insert(source.knownAs)
                    taken = source.extended
                }
            }
            next = extended
        }
        (self.files, self.counts) = (files, counts)
    }

    /// The words of a confirming line, and the count behind them.
    private static func confirmed(_ line: Substring) -> (words: String, count: String)? {
        guard line.hasPrefix("#   ") else { return nil }
        let parts = line.dropFirst(4).split(separator: "  # ", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }

    /// Returns true if a part is one that was taken over.
    func has(_ part: any PlacedPart) -> Bool { files.contains(part.place.file) }

    /// The evidence for a statement of another text; nil where the text is the definition's own, or has its own evidence.
    func evidence(for part: any PlacedPart, _ key: String?, _ word: String?, in file: String) -> String? {
        guard files.contains(file) else { return nil }
        return ConfirmedWords.words(for: part, key, word).flatMap { counts[$0] } ?? Self.uncounted
    }

    /// The words behind what was not counted.
    private static let uncounted = "not seen"
}
