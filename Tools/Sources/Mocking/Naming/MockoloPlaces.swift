import SourceModel

/// Where declarations begin in their files, as Mockolo counts: by bytes, with the blanks and comments before them. By that it
/// puts properties in order which come from several files.
struct MockoloPlaces {
    private var files: [String: FileBytes] = [:]

    /// The place of a declaration.
    ///
    /// - Parameters:
    ///   - line: The line that it begins in, from 1.
    ///   - path: Its file.
    /// - Returns: The offset of its first byte; that of the line's number where the file cannot be read.
    mutating func offset(ofLine line: Int, in path: String) -> Int {
        if files[path] == nil { files[path] = try? FileBytes.read(path) }
        guard let file = files[path] else { return line }
        return withExtendedLifetime(file) { Self.offset(ofLine: line, in: file.bytes) } ?? line
    }

    static func offset(ofLine line: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var lines: [Range<Int>] = []
        var start = 0
        while lines.count < line, start <= bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            lines.append(start..<end)
            start = end + 1
        }
        guard lines.count == line else { return nil }
        // The end of the last line that holds code; what follows belongs to the declaration.
        let before = lines.dropLast().last { !isBlank(bytes[$0]) }
        return before?.upperBound ?? 0
    }

    /// Returns true if a line holds nothing but blanks, or a comment.
    private static func isBlank(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        return text.isEmpty || ["//", "/*", "*"].contains { text.starts(with: $0.utf8) }
    }
}
