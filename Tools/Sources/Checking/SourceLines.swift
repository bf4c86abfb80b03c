import Findings
import Foundation

/// The lines of files that findings stand in, each file read once.
package final class SourceLines {
    private var files: [String: [String]] = [:]

    /// Begins with texts that need not be read.
    ///
    /// - Parameter texts: The texts, by paths.
    package init(texts: [String: String] = [:]) { files = texts.mapValues(Self.split) }

    /// The lines of a file; none of one that cannot be read.
    package func lines(of path: String) -> [String] {
        if let lines = files[path] { return lines }
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let lines = Self.split(text)
        files[path] = lines
        return lines
    }

    /// The lines of a text, whatever system ended them. By bytes, since `\r\n` is one character.
    private static func split(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }

    /// A line; nil where there is none.
    package func line(_ number: Int, of path: String) -> String? {
        let lines = lines(of: path)
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    /// The declarations that facts tell of begin at their name; a parameter may stand some lines further down.
    private static let reach = 16

    /// Finds the word that a finding is about, in its line or in one of the next.
    ///
    /// Facts have lines and no columns: only where something is found is a line looked at again.
    func place(_ spot: SourceSpot, of word: String) -> SourceSpot {
        let lines = lines(of: spot.path)
        guard !word.isEmpty else { return spot }
        // `About.Presenter` is declared as `Presenter`.
        let inner = word.contains(".") ? word.split(separator: ".").last.map(String.init) : nil
        for number in spot.line..<(spot.line + Self.reach) where lines.indices.contains(number - 1) {
            let line = lines[number - 1]
            guard let column = Self.column(of: word, in: line) ?? inner.flatMap({ Self.column(of: $0, in: line) })
            else {
                continue
            }
            return SourceSpot(path: spot.path, line: number, column: column)
        }
        return spot
    }

    /// The column of a whole word outside of comments, in UTF-8 bytes from 1.
    private static func column(of word: String, in line: String) -> Int? {
        let (bytes, word) = (Array(line.utf8), Array(word.utf8))
        guard bytes.count >= word.count else { return nil }
        func isLetter(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }
        for start in 0...(bytes.count - word.count) {
            if bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") {
                return nil
            }
            let end = start + word.count
            guard bytes[start..<end].elementsEqual(word), start == 0 || !isLetter(bytes[start - 1]),
                end == bytes.count || !isLetter(bytes[end])
            else { continue }
            return start + 1
        }
        return nil
    }
}
