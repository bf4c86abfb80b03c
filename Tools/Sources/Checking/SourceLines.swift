import Findings
import SourceModel

/// The lines of files that findings stand in, each file read once.
package final class SourceLines {
    /// A text with the places where its lines end: few of its lines are ever looked at.
    private struct Text {
        let bytes: [UInt8]
        /// Behind the last byte of each line, the one that ends it left out.
        let ends: [Int]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            var ends: [Int] = []
            for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") { ends.append(place) }
            self.ends = ends + [bytes.count]
        }

        /// A line by its number, from 1; nil where there is none. `\r\n` ends a line, too.
        subscript(number: Int) -> ArraySlice<UInt8>? {
            guard ends.indices.contains(number - 1) else { return nil }
            let line = bytes[(number > 1 ? ends[number - 2] + 1 : 0)..<ends[number - 1]]
            return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        }
    }

    private var files: [String: Text] = [:]

    /// Begins with texts that need not be read.
    ///
    /// - Parameter texts: The texts, by paths.
    package init(texts: [String: String] = [:]) { files = texts.mapValues { Text(Array($0.utf8)) } }

    /// The lines of a file; none of one that cannot be read.
    package func lines(of path: String) -> [String] {
        let text = text(of: path)
        return text.ends.indices.compactMap { text[$0 + 1] }.map { String(decoding: $0, as: UTF8.self) }
    }

    private func text(of path: String) -> Text {
        if let text = files[path] { return text }
        let text = Text((try? FileBytes.read(path)).map { Array($0.bytes) } ?? [])
        files[path] = text
        return text
    }

    /// A line; nil where there is none.
    package func line(_ number: Int, of path: String) -> String? {
        text(of: path)[number].map { String(decoding: $0, as: UTF8.self) }
    }

    /// The declarations that facts tell of begin at their name; a parameter may stand some lines further down.
    private static let reach = 16

    /// Finds the word that a finding is about, in its line or in one of the next.
    ///
    /// Facts have lines and no columns: only where something is found is a line looked at again.
    func place(_ spot: SourceSpot, of word: String) -> SourceSpot {
        guard !word.isEmpty else { return spot }
        let text = text(of: spot.path)
        // `About.Presenter` is declared as `Presenter`.
        let inner = word.contains(".") ? word.split(separator: ".").last.map { Array($0.utf8) } : nil
        let word = Array(word.utf8)
        for number in spot.line..<(spot.line + Self.reach) {
            guard let line = text[number],
                let column = Self.column(of: word, in: line) ?? inner.flatMap({ Self.column(of: $0, in: line) })
            else { continue }
            return SourceSpot(path: spot.path, line: number, column: column)
        }
        return spot
    }

    /// The column of a whole word outside of comments, in UTF-8 bytes from 1.
    private static func column(of word: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
        guard line.count >= word.count else { return nil }
        func isLetter(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }
        for start in line.startIndex...(line.endIndex - word.count) {
            if line[start] == UInt8(ascii: "/"), start + 1 < line.endIndex, line[start + 1] == UInt8(ascii: "/") {
                return nil
            }
            let end = start + word.count
            guard line[start..<end].elementsEqual(word), start == line.startIndex || !isLetter(line[start - 1]),
                end == line.endIndex || !isLetter(line[end])
            else { continue }
            return start - line.startIndex + 1
        }
        return nil
    }
}
