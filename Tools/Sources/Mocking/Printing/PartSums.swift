import SourceModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sums in a file of mocks: each part ends with that of its text, by which a later run sees what somebody changed there.
///
/// There is one for each mock and not one for the file, so that git merges what two people added.
struct PartSums {
    /// A line that a run would lose.
    struct Change: Equatable {
        /// The line, from 1.
        let line: Int
        /// True where the sums tell that somebody wrote there; a file without sums is of an older version.
        let isCertain: Bool
    }

    private static let mark = Array("// sum ".utf8)
    private static let lineEnd = UInt8(ascii: "\n")

    /// The line that ends a part. Files keep it for years: the same text has the same sum in every version.
    static func line(ending part: UnsafeRawBufferPointer) -> [UInt8] {
        mark + Array(String(ContentKey(part).hash, radix: 36).utf8) + [lineEnd]
    }

    /// A part with the line that ends it.
    static func ended(_ part: String) -> [UInt8] {
        let bytes = Array(part.utf8)
        return bytes + bytes.withUnsafeBytes(line)
    }

    /// The first line that somebody changed in a file of mocks; nil where nobody did.
    ///
    /// - Parameters:
    ///   - file: The file as it is.
    ///   - pieces: The bytes to be written in its place.
    static func change(in file: UnsafeRawBufferPointer, before pieces: [[UInt8]]) -> Change? {
        // Some have git write other ends of lines.
        let text = file.contains(UInt8(ascii: "\r")) ? file.filter { $0 != UInt8(ascii: "\r") } : Array(file)
        return text.withUnsafeBytes { bytes in
            let (part, hasSums) = changedPart(of: bytes)
            guard let part else { return nil }
            var written: [Substring: Int] = [:]
            let new = String(decoding: pieces.joined(), as: UTF8.self)
            for line in new.split(separator: "\n") { written[line, default: 0] += 1 }
            let old = String(decoding: bytes[part.range], as: UTF8.self)
            var number = part.line - 1
            for line in old.split(separator: "\n", omittingEmptySubsequences: false) {
                number += 1
                if line.allSatisfy(\.isWhitespace) || line.contains(MockRun.mark) { continue }
                guard let count = written[line], count > 0 else { return Change(line: number, isCertain: hasSums) }
                if !hasSums { written[line] = count - 1 }
            }
            // A line that also stands elsewhere, or one that is gone.
            return hasSums ? Change(line: part.line, isCertain: true) : nil
        }
    }

    /// A file of mocks whose names somebody else changed: each part that was what its sum said has the sum of what it is now.
    ///
    /// - Parameters:
    ///   - text: The file as it is now.
    ///   - former: The file as it was.
    static func renewed(in text: String, before former: String) -> String {
        let (was, now) = (parts(of: former), parts(of: text))
        guard was.count == now.count else { return text }
        let renewed = zip(was, now).map { was, now -> [UInt8] in
            guard let sum = was.sum, now.sum != nil, sum == was.text.withUnsafeBytes(line) else {
                return now.text + (now.sum ?? [])
            }
            return now.text + now.text.withUnsafeBytes(line)
        }
        return String(decoding: renewed.joined(), as: UTF8.self)
    }

    /// The parts of a file with the lines that end them; the last may have none.
    private static func parts(of file: String) -> [(text: [UInt8], sum: [UInt8]?)] {
        var parts: [(text: [UInt8], sum: [UInt8]?)] = []
        var text: [UInt8] = []
        for line in Array(file.utf8).split(separator: lineEnd, omittingEmptySubsequences: false) {
            guard line.starts(with: mark) else {
                text += line + [lineEnd]
                continue
            }
            parts.append((text, line + [lineEnd]))
            text = []
        }
        // What stands behind the last end of a line is a line of its own here.
        return parts + [(text.dropLast(), nil)]
    }

    /// The first part that is not what its sum says, with its first line; the whole file where it has no sums.
    private static func changedPart(
        of bytes: UnsafeRawBufferPointer
    ) -> (part: (range: Range<Int>, line: Int)?, hasSums: Bool) {
        var (start, line, part, hasSums) = (0, 1, (start: 0, line: 1), false)
        while start < bytes.count {
            let end = end(ofLine: start, in: bytes)
            if bytes[start..<end].starts(with: mark) {
                hasSums = true
                let sum = Self.line(ending: UnsafeRawBufferPointer(rebasing: bytes[part.start..<start]))
                guard bytes[start..<end].elementsEqual(sum.dropLast()) else {
                    return ((part.start..<start, part.line), hasSums)
                }
                part = (end + 1, line + 1)
            }
            (start, line) = (end + 1, line + 1)
        }
        let rest = min(part.start, bytes.count)..<bytes.count
        let isBlank = bytes[rest].allSatisfy { $0 == lineEnd || $0 == UInt8(ascii: " ") }
        return (isBlank ? nil : (rest, part.line), hasSums)
    }

    private static func end(ofLine start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        guard let base = bytes.baseAddress, let end = memchr(base + start, Int32(lineEnd), bytes.count - start) else {
            return bytes.count
        }
        return UnsafeRawPointer(end) - base
    }
}
