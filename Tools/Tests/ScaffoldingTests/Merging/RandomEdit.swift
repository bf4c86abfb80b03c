import Foundation
import TemporaryFolders

/// An edit of a file, as a person makes one, drawn by a seed.
struct RandomEdit {
    /// True in `make soak`, which makes many edits; every other run makes some.
    static let isSoak = Soak.isOn

    /// The text with it.
    let text: String
    /// The mark that is found in every text that still has the edit; nil where something was taken away.
    private let mark: String?
    /// A line that was taken away.
    private let removed: String?
    private let before: String

    /// Edits a text.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - mark: a name that stands in what is put in.
    ///   - random: the generator that draws.
    init(of text: String, mark: String, by random: inout SeededGenerator) {
        before = text
        var lines = text.components(separatedBy: "\n")
        let index = Int.random(in: 0..<lines.count, using: &random)
        var removed: String?
        switch Int.random(in: 0..<6, using: &random) {
        case 0: lines.insert("// \(mark)", at: index)
        case 1: lines[index] += " // \(mark)"
        case 2:
            // A method of the person's own, at the end of a type.
            let ends = lines.indices.filter { lines[$0] == "}" }
            lines.insert(contentsOf: ["", "    func \(mark)() {}"], at: ends.randomElement(using: &random) ?? index)
        case 3:
            // A line that is theirs alone goes.
            let calls = lines.indices.filter { place in
                lines[place].hasPrefix("        ") && lines[place].hasSuffix(")")
                    && lines.count { $0 == lines[place] } == 1
            }
            guard let place = calls.randomElement(using: &random) else { fallthrough }
            removed = lines.remove(at: place)
        case 4:
            let names = lines.indices.filter { lines[$0].hasPrefix("        ") }
            guard let place = names.randomElement(using: &random) else { fallthrough }
            lines[place] = "        print(\"\(mark)\")"
        default:
            // As an editor on Windows saves it.
            lines[index] += " // \(mark)"
            lines = lines.map { $0 + "\r" }
            lines[lines.count - 1].removeLast()
        }
        self.text = lines.joined(separator: "\n")
        self.removed = removed
        self.mark = removed == nil ? mark : nil
    }

    /// Returns true if a text still has the edit.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - written: the text that is written without it: a line that was taken away may come anew somewhere else.
    func isKept(in text: String, written: String = "") -> Bool {
        guard let removed else { return mark.map(text.contains) ?? true }
        func count(_ text: String) -> Int { text.split(whereSeparator: \.isNewline).count { $0 == removed } }
        return count(text) <= max(0, count(written) - 1)
    }
}

/// Random numbers that are the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
