extension DirectiveFact {
    /// Finds the comments that talk to the tool by their bytes, those that begin so; a string's text is no comment.
    static func all(
        in source: UnsafeBufferPointer<UInt8>, _ file: SourceNode, _ lines: LineIndex
    ) -> [DirectiveFact] {
        let bytes = UnsafeRawBufferPointer(source)
        var found: [DirectiveFact] = []
        var offset = 0
        while let hit = ByteNeedle.directive.firstByWords(in: bytes, from: offset) {
            offset = hit + ByteNeedle.directive.count
            // Nothing stands between the beginning of the comment, or of its line, and the word.
            guard let start = file.startOfBlanks(around: hit) else { continue }
            var before = hit
            var hasMark = false
            while before > start {
                let byte = bytes[before - 1]
                let isMark = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
                guard isMark || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
                hasMark = hasMark || isMark
                before -= 1
            }
            guard hasMark, before == start || bytes[before - 1] == UInt8(ascii: "\n") else { continue }
            var end = offset
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            var text = Substring(String(decoding: bytes[offset..<end], as: UTF8.self))
            while let last = text.last, last == " " || last == "\r" || last == "*" || last == "/" || last == "\t" {
                text.removeLast()
            }
            found.append(DirectiveFact(text: String(text.drop { $0 == " " }), line: lines.line(atOffset: hit)))
        }
        return found
    }
}
