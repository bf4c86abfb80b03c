/// What the parser cannot take, found in the bytes before it is asked.
enum ParserLimits {
    /// The parser looks ahead at each `[` that follows another to tell types from values, and again inside each: its
    /// time doubles with every one. Nobody nests arrays this deep; a file that does is left out.
    static let bracketRunLimit = 12

    /// Texts inside of texts cost the parser the square of their depth.
    static let escapeRunLimit = 500

    /// What is said of a file that the parser would need ages for.
    static let refusal =
        "nests brackets more than \(bracketRunLimit) or texts more than \(escapeRunLimit) deep and was left out"

    /// Whether the parser comes to an end with a file.
    ///
    /// - Parameter source: The file's bytes.
    static func allow(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = UnsafeRawBufferPointer(source)
        let bracket = UInt8(ascii: "[")
        let backslash = UInt8(ascii: "\\")
        return longestRun(of: bracket, in: bytes, limit: bracketRunLimit, passing: isBlank) <= bracketRunLimit
            && longestRun(of: backslash, in: bytes, limit: escapeRunLimit) { byte in
                isBlank(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"")
            } <= escapeRunLimit
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    /// How many times a byte follows itself at most, with nothing but bytes that are passed between them; no more than
    /// one beyond the limit is counted.
    private static func longestRun(
        of byte: UInt8, in bytes: UnsafeRawBufferPointer, limit: Int, passing: (UInt8) -> Bool
    ) -> Int {
        var longest = 0
        var offset = 0
        while let first = bytes.firstOffset(of: byte, from: offset) {
            var run = 0
            offset = first
            while offset < bytes.count {
                if bytes[offset] == byte { run += 1 } else if !passing(bytes[offset]) { break }
                offset += 1
            }
            longest = max(longest, run)
            if longest > limit { break }
        }
        return longest
    }
}
