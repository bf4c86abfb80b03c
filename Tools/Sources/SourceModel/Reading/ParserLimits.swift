/// The limits of the parser, found in the bytes before it is asked.
enum ParserLimits {
    /// The parser looks ahead at each `[` to tell types from values, and again at each inside it: its time doubles with
    /// every one, and its stack grows. Nobody nests arrays this deep; a file that does is left out.
    static let bracketLimit = 12

    /// At each `<` the parser looks ahead, too, as far as what follows may be types.
    static let angleLimit = 500

    /// Texts inside of texts cost the parser the square of their depth.
    static let escapeLimit = 500

    /// Of what is nested deeper than this, brackets of any kind and `#if`s, the parser itself leaves the inside out at
    /// twice this depth, and looks ahead over the whole of it at each step there.
    static let nestingLimit = 128

    /// The refusal of a file that the parser would need ages for.
    static let refusal =
        "nests arrays more than \(bracketLimit), brackets or #ifs more than \(nestingLimit), or texts or angles more than \(escapeLimit) deep, and was left out"

    /// Returns true if the parser comes to an end with a file.
    ///
    /// - Parameter source: The file's bytes.
    static func allow(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = UnsafeRawBufferPointer(source)
        return depth(of: UInt8(ascii: "["), to: UInt8(ascii: "]"), in: bytes, limit: bracketLimit) <= bracketLimit
            && depth(of: UInt8(ascii: "<"), to: UInt8(ascii: ">"), in: bytes, limit: angleLimit) <= angleLimit
            && longestEscapeRun(in: bytes) <= escapeLimit && !NestingDepth.exceeds(nestingLimit, in: bytes)
    }

    /// Returns the greatest depth of nested brackets of a kind, where nothing stands between them but parts of types;
    /// no more than one beyond the limit is counted.
    private static func depth(of open: UInt8, to close: UInt8, in bytes: UnsafeRawBufferPointer, limit: Int) -> Int {
        var deepest = 0
        var offset = 0
        while let first = bytes.firstOffset(of: open, from: offset) {
            var depth = 0
            offset = first
            scan: while offset < bytes.count {
                switch bytes[offset] {
                case open:
                    depth += 1
                    deepest = max(deepest, depth)
                    if deepest > limit { return deepest }
                case close:
                    depth -= 1
                    if depth == 0 { break scan }
                case UInt8(ascii: "/"):
                    guard let end = bytes.endOfComment(at: offset) else { break scan }
                    offset = end
                    continue scan
                case let byte where !byte.isPartOfTypes: break scan
                default: break
                }
                offset += 1
            }
            offset += 1
        }
        return deepest
    }

    /// Returns the greatest number of `\` that follow each other, with nothing between them but the marks that open a
    /// text inside of a text.
    private static func longestEscapeRun(in bytes: UnsafeRawBufferPointer) -> Int {
        let backslash = UInt8(ascii: "\\")
        var longest = 0
        var offset = 0
        while let first = bytes.firstOffset(of: backslash, from: offset) {
            var run = 0
            offset = first
            while offset < bytes.count {
                switch bytes[offset] {
                case backslash: run += 1
                case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "("),
                    UInt8(ascii: "\""):
                    break
                default:
                    longest = max(longest, run)
                    run = -1
                }
                if run < 0 { break }
                if run > escapeLimit { return run }
                offset += 1
            }
            longest = max(longest, run)
        }
        return longest
    }
}

extension UInt8 {
    /// True if it may stand in a type, brackets included.
    fileprivate var isPartOfTypes: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "_"),
            UInt8(ascii: "`"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "-"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The offset behind the comment that begins at an offset; `nil` where none does, or it does not end.
    func endOfComment(at start: Int) -> Int? {
        guard start + 1 < count else { return nil }
        switch self[start + 1] {
        case UInt8(ascii: "/"): return firstOffset(of: UInt8(ascii: "\n"), from: start)
        case UInt8(ascii: "*"):
            var offset = start + 2
            while let star = firstOffset(of: UInt8(ascii: "*"), from: offset), star + 1 < count {
                if self[star + 1] == UInt8(ascii: "/") { return star + 2 }
                offset = star + 1
            }
            return nil
        default: return nil
        }
    }
}
