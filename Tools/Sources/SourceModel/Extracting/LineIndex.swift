/// Finds lines by where bytes stand. SwiftSyntax's own converter visits every token to build its table; counting newlines
/// in the bytes costs a hundredth of that.
struct LineIndex {
    private let starts: [UInt32]
    /// The first byte.
    private let origin: UnsafePointer<UInt8>?

    /// Indexes a file.
    ///
    /// - Parameter source: The bytes that nodes stand in, which must outlive the index.
    init(_ source: UnsafeBufferPointer<UInt8>) {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(source.count / 32)
        let bytes = UnsafeRawBufferPointer(source)
        var offset = 0
        while let newline = bytes.firstOffset(of: UInt8(ascii: "\n"), from: offset) {
            offset = newline + 1
            starts.append(UInt32(truncatingIfNeeded: offset))
        }
        self.starts = starts
        origin = source.baseAddress
    }

    /// The line where a node begins, from 1; 0 where there is none.
    func line(_ node: SourceNode?) -> Int { node?.contentStart.map { place($0).line } ?? 0 }

    /// The line where a node ends, from 1; 0 where there is none.
    func lastLine(_ node: SourceNode?) -> Int { node?.contentEnd.map { place($0).line } ?? 0 }

    /// The line of an offset, from 1.
    func line(atOffset offset: Int) -> Int { place(offset).line }

    /// The line and the column in bytes of a node, both from 1.
    func place(_ node: SourceNode) -> (line: Int, column: Int) { node.contentStart.map(place) ?? (0, 0) }

    private func place(_ address: UnsafePointer<UInt8>) -> (line: Int, column: Int) {
        place(origin.map { address - $0 } ?? 0)
    }

    private func place(_ offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - Int(starts[low]) + 1)
    }
}
