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

    /// The bytes of a file; nil of one that cannot be opened.
    func bytes(of path: String) -> [UInt8]? {
        if let text = files[path], !text.bytes.isEmpty { return text.bytes }
        return (try? FileBytes.read(path)).map { Array($0.bytes) }
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
    ///
    /// - Parameters:
    ///   - spot: The line.
    ///   - word: The word; the last name of it where that alone is written.
    ///   - isCalled: True if a call is meant, and not the declaration of a thing that is named so.
    func place(_ spot: SourceSpot, of word: String, isCalled: Bool = false) -> SourceSpot {
        guard !word.isEmpty else { return spot }
        let text = text(of: spot.path)
        // `About.Presenter` is declared as `Presenter`.
        let inner = word.contains(".") ? word.split(separator: ".").last.map(WordInLine.init) : nil
        let word = WordInLine(word[...])
        for number in spot.line..<(spot.line + Self.reach) {
            guard let line = text[number],
                let column = word.column(in: line, isCalled: isCalled)
                    ?? inner.flatMap({ $0.column(in: line, isCalled: isCalled) })
            else { continue }
            return SourceSpot(path: spot.path, line: number, column: column)
        }
        return spot
    }
}
