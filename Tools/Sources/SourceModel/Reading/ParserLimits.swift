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
        var brackets = 0
        var escapes = 0
        for byte in source {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "["):
                brackets += 1
                if brackets > bracketRunLimit { return false }
                escapes = 0
            case UInt8(ascii: "\\"):
                escapes += 1
                if escapes > escapeRunLimit { return false }
                brackets = 0
            case UInt8(ascii: "("), UInt8(ascii: "\""): brackets = 0
            default:
                brackets = 0
                escapes = 0
            }
        }
        return true
    }
}
