import SourceModel

/// Looks for a word in a line of Swift.
struct WordInLine {
    private let word: [UInt8]

    init(_ word: Substring) { self.word = Array(word.utf8) }

    /// The fitness of a place at which the word stands, the best last.
    private enum Fitness: Int {
        /// In a text, which is no code.
        case quoted
        /// Behind a word that declares it, where a call is meant.
        case declared
        /// In code.
        case written
        /// Where something is called, and a call is meant.
        case called
    }

    /// The column of the word as a whole outside of comments, in UTF-8 bytes from 1: of several places the first that fits best.
    ///
    /// - Parameters:
    ///   - line: The line's bytes.
    ///   - isCalled: True if a call is meant.
    func column(in line: ArraySlice<UInt8>, isCalled: Bool) -> Int? {
        guard !word.isEmpty, line.count >= word.count else { return nil }
        var best: (fitness: Fitness, column: Int)?
        var isQuoted = false
        var place = line.startIndex
        while place + word.count <= line.endIndex {
            let byte = line[place]
            if isQuoted, byte == UInt8(ascii: "\\") {
                place += 2
                continue
            }
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, line[place...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) { break }
            if isWord(at: place, in: line) {
                let fitness = isQuoted ? .quoted : isCalled ? fitness(at: place, in: line) : .written
                if fitness.rawValue > best?.fitness.rawValue ?? -1 { best = (fitness, place - line.startIndex + 1) }
            }
            place += 1
        }
        return best?.column
    }

    private func isWord(at place: Int, in line: ArraySlice<UInt8>) -> Bool {
        let end = place + word.count
        return line[place..<end].elementsEqual(word) && (place == line.startIndex || !line[place - 1].continuesWord)
            && (end == line.endIndex || !line[end].continuesWord)
    }

    /// The words behind which a name is declared.
    private static let declaring: Set = [
        "func", "var", "let", "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "case",
    ]

    private func fitness(at place: Int, in line: ArraySlice<UInt8>) -> Fitness {
        let before = line[..<place].reversed().drop { $0 == UInt8(ascii: " ") }
        let keyword = String(decoding: before.prefix(while: \.continuesWord).reversed(), as: UTF8.self)
        if before.first != UInt8(ascii: "."), Self.declaring.contains(keyword) { return .declared }
        let next = line[(place + word.count)...].first { $0 != UInt8(ascii: " ") }
        let opens = next.map { [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<")].contains($0) } ?? false
        let isMember = place > line.startIndex && line[place - 1] == UInt8(ascii: ".")
        return opens || isMember ? .called : .written
    }
}
