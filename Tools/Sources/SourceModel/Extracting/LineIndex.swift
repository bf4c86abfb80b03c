import SwiftSyntax

/// Finds lines by byte offset. SwiftSyntax's own converter visits every token to build its table; counting newlines in
/// the bytes costs a hundredth of that.
struct LineIndex {
    private let starts: [Int]
    /// The offset in the file of what the positions are counted from.
    private var base = 0
    /// How many `[` follow each other at most, with nothing but blanks between them.
    let longestBracketRun: Int
    /// How many `\` stand in a row at most with nothing but `(` and `"` between them, as in texts inside of texts.
    let longestEscapeRun: Int

    /// Whether the parser comes to an end in time.
    var canBeParsed: Bool {
        longestBracketRun <= FactExtractor.bracketRunLimit && longestEscapeRun <= FactExtractor.escapeRunLimit
    }

    /// Indexes a file.
    ///
    /// - Parameter source: The file's bytes.
    init(_ source: UnsafeBufferPointer<UInt8>) {
        var starts = [0]
        var run = 0
        var longest = 0
        var escapes = 0
        var longestEscapes = 0
        for (offset, byte) in source.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"): starts.append(offset + 1)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "["):
                run += 1
                longest = max(longest, run)
                escapes = 0
            case UInt8(ascii: "\\"):
                escapes += 1
                longestEscapes = max(longestEscapes, escapes)
                run = 0
            case UInt8(ascii: "("), UInt8(ascii: "\""): run = 0
            default:
                run = 0
                escapes = 0
            }
        }
        self.starts = starts
        self.longestBracketRun = longest
        self.longestEscapeRun = longestEscapes
    }

    /// The same lines for the nodes of a tree that begins inside of the file.
    func shifted(by offset: Int) -> LineIndex {
        var copy = self
        copy.base += offset
        return copy
    }

    /// The line where a node begins, from 1.
    func line(_ node: some SyntaxProtocol) -> Int { line(at: node.positionAfterSkippingLeadingTrivia) }

    /// The line of a position, from 1.
    func line(at position: AbsolutePosition) -> Int { place(position.utf8Offset).line }

    /// The line of an offset, from 1.
    func line(atOffset offset: Int) -> Int { place(offset).line }

    /// The line and the column in bytes of a token, both from 1.
    func place(_ token: TokenSyntax) -> (line: Int, column: Int) {
        place(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func place(_ relative: Int) -> (line: Int, column: Int) {
        let offset = relative + base
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
