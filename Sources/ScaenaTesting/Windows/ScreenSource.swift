import Foundation

/// Writes pictures of screens into the sources of tests.
@MainActor
enum ScreenSource {
    /// A picture that was written: where it was when the test was compiled, and how many lines more it has now.
    private struct Writing {
        let line: Int
        let picture: String
        let growth: Int
    }

    private static var writings: [String: [Writing]] = [:]

    /// True if pictures are written instead of compared.
    static var isToBeUpdated: Bool { ProcessInfo.processInfo.environment["UPDATE_SCREENS"] == "1" }

    /// Writes a picture in the place of the one that a call of `expectScreen` has.
    static func write(_ picture: String, file: String, line: Int) throws(FingerRefusal) {
        let before = writings[file] ?? []
        if let known = before.first(where: { $0.line == line }) {
            guard known.picture == picture else {
                throw FingerRefusal(description: "\(file):\(line) is called with several screens, and has room for one")
            }
            return
        }
        let growth = before.filter { $0.line < line }.map(\.growth).reduce(0, +)
        do {
            let source = try String(contentsOfFile: file, encoding: .utf8)
            let updated = try replacing(source, line: line + growth, by: picture)
            if updated != source { try updated.write(toFile: file, atomically: true, encoding: .utf8) }
            let added = lineCount(updated) - lineCount(source)
            writings[file] = before + [Writing(line: line, picture: picture, growth: added)]
        } catch let refusal as FingerRefusal {
            throw FingerRefusal(description: "\(file):\(line): \(refusal.description)")
        } catch {
            throw FingerRefusal(description: "\(file) cannot be written: \(error)")
        }
    }

    /// A source in which the call of `expectScreen` that begins in a line has another picture.
    static func replacing(_ source: String, line: Int, by picture: String) throws(FingerRefusal) -> String {
        let bytes = Array(source.utf8)
        guard let start = place(ofLine: line, in: bytes),
            let call = place(of: "expectScreen(", in: bytes[start...]),
            // What stands before the call may have lines of its own.
            bytes[start..<call].filter({ $0 == newline }).count < 3,
            let literal = literal(in: bytes, from: call + "expectScreen(".utf8.count)
        else { throw FingerRefusal(description: "there is no expectScreen(\"…\") with a literal") }
        guard place(of: "\\(", in: bytes[literal]) == nil else {
            throw FingerRefusal(description: "the picture has an interpolation, which somebody wrote by hand")
        }
        let indentation = bytes[start...].prefix { $0 == space || $0 == tab }
        let margin = String(decoding: indentation, as: UTF8.self) + "    "
        let end = place(of: "\r\n", in: bytes[...]) == nil ? "\n" : "\r\n"
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : margin + escaped(String(line))
        }
        let text = ([quotes] + lines + [margin + quotes]).joined(separator: end)
        return String(
            decoding: bytes[..<literal.lowerBound] + Array(text.utf8) + bytes[literal.upperBound...], as: UTF8.self)
    }

    private static let quotes = "\"\"\""
    private static let space = UInt8(ascii: " ")
    private static let tab = UInt8(ascii: "\t")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private static func escaped(_ line: String) -> String {
        line.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: quotes, with: "\\\"\"\"")
    }

    private static func lineCount(_ source: String) -> Int {
        source.utf8.reduce(0) { $0 + ($1 == newline ? 1 : 0) }
    }

    private static func place(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let pattern = Array(text.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: pattern) }
    }

    private static func place(ofLine line: Int, in bytes: [UInt8]) -> Int? {
        var place = 0
        for _ in 1..<max(1, line) {
            guard let end = bytes[place...].firstIndex(of: newline) else { return nil }
            place = end + 1
        }
        return place
    }

    /// The literal, quotes included, that stands first behind a bracket.
    private static func literal(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        let quote = UInt8(ascii: "\"")
        let blanks = [space, tab, newline, carriageReturn]
        guard let first = bytes[start...].firstIndex(where: { !blanks.contains($0) }), bytes[first] == quote else {
            return nil
        }
        let mark = [UInt8](repeating: quote, count: bytes[first...].starts(with: Array(quotes.utf8)) ? 3 : 1)
        var place = first + mark.count
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\\") {
                place += 2
            } else if bytes[place...].starts(with: mark) {
                return first..<(place + mark.count)
            } else if mark.count == 1, bytes[place] == newline {
                return nil
            } else {
                place += 1
            }
        }
        return nil
    }
}
