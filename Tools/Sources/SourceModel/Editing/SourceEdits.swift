/// Changes to a file that keep every byte which they do not name: line ends, blanks, a missing last newline, whatever
/// is no Swift.
public struct SourceEdits: Sendable {
    /// One change: bytes that go, and what comes in their place.
    public struct Edit: Hashable, Sendable {
        /// The bytes that go; empty where something is put in only.
        public var range: Range<Int>
        /// The text that comes in their place.
        public var text: String
    }

    /// Why edits cannot be made.
    public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// Bytes beyond the file's end.
        case outside(Range<Int>)
        /// Two edits that change the same bytes.
        case overlapping(Range<Int>, Range<Int>)
        /// A range that begins or ends inside of a character.
        case insideCharacter(Range<Int>)

        /// A description of the fault.
        public var description: String {
            switch self {
            case .outside(let range): "bytes \(range.lowerBound) to \(range.upperBound) are not in the file"
            case .overlapping(let first, let second):
                "two edits change the same bytes: \(first.lowerBound) to \(first.upperBound) and "
                    + "\(second.lowerBound) to \(second.upperBound)"
            case .insideCharacter(let range):
                "bytes \(range.lowerBound) to \(range.upperBound) begin or end inside of a character"
            }
        }
    }

    /// The edits, in the order in which they were added.
    public private(set) var edits: [Edit] = []

    /// Makes no changes yet.
    public init() {}

    /// Replaces bytes.
    ///
    /// - Parameters:
    ///   - range: The bytes, from the file's first.
    ///   - text: The text that comes in their place.
    public mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    /// Puts a text in. Of several at one place, the one that was added first comes first.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - offset: Before which byte.
    public mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    /// Makes the changes.
    ///
    /// - Parameter source: The file's bytes.
    /// - Returns: The bytes with the changes.
    /// - Throws: ``Refusal``, and then nothing was changed.
    public func applied(to source: some Collection<UInt8>) throws(Refusal) -> [UInt8] {
        let source = Array(source)
        // Equal places keep their order: the place in the list decides.
        let order = edits.indices.sorted {
            (edits[$0].range.lowerBound, edits[$0].range.upperBound, $0)
                < (edits[$1].range.lowerBound, edits[$1].range.upperBound, $1)
        }
        var result: [UInt8] = []
        result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.utf8.count })
        var last = 0..<0
        for index in order {
            let edit = edits[index]
            guard edit.range.lowerBound >= 0, edit.range.upperBound <= source.count else {
                throw .outside(edit.range)
            }
            guard edit.range.lowerBound >= last.upperBound else { throw .overlapping(last, edit.range) }
            for end in [edit.range.lowerBound, edit.range.upperBound] where end < source.count {
                // 10xxxxxx continues a character.
                if source[end] & 0xC0 == 0x80 { throw .insideCharacter(edit.range) }
            }
            result += source[last.upperBound..<edit.range.lowerBound]
            result += edit.text.utf8
            last = edit.range
        }
        result += source[last.upperBound...]
        return result
    }

    /// Changes a file, whole or not at all.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - key: The content that the edits were made for; a file that has another one by now is left as it is.
    /// - Returns: True if the file had that content.
    /// - Throws: ``Refusal``, ``FileReadingError``, or what the file system says.
    public func apply(toFile path: String, ifContentIs key: ContentKey) throws -> Bool {
        let file = try FileBytes.read(path)
        let changed: [UInt8]? = try withExtendedLifetime(file) {
            guard ContentKey(file.bytes) == key else { return nil }
            return try applied(to: file.bytes)
        }
        guard let changed else { return false }
        try AtomicFile.write(changed, to: path)
        return true
    }
}
