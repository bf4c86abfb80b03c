import SwiftSyntax

/// Finds lines by byte offset. SwiftSyntax's own converter visits every token to build its table; counting newlines in
/// the bytes costs a hundredth of that.
struct LineIndex {
    private let starts: [Int]

    /// Indexes a file.
    ///
    /// - Parameter source: The file's bytes.
    init(_ source: UnsafeBufferPointer<UInt8>) {
        var starts = [0]
        for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    /// The line of a token, from 1.
    func line(_ token: TokenSyntax) -> Int { place(token).line }

    /// The line and the column in bytes of a token, both from 1.
    func place(_ token: TokenSyntax) -> (line: Int, column: Int) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
