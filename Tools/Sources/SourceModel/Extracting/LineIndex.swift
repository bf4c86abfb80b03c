/// Finds lines by where bytes stand. SwiftSyntax's own converter visits every token to build its table; counting newlines
/// in the bytes costs a hundredth of that.
///
/// A walk through a file asks for lines that are near each other: the one that was found last is looked at first. So an index
/// is of one thread alone. It is a handle on memory that its owner frees.
struct LineIndex {
    private let starts: UnsafeMutableBufferPointer<Int>
    /// The number of lines.
    private let count: Int
    /// The line that was found last, from 0.
    private let last: UnsafeMutablePointer<Int>?
    /// The first byte.
    private let origin: UnsafePointer<UInt8>?

    /// Indexes a file.
    ///
    /// - Parameter source: The bytes that nodes stand in, which must outlive the index.
    init(_ source: UnsafeBufferPointer<UInt8>) {
        var starts = UnsafeMutableBufferPointer<Int>.allocate(capacity: source.count / 24 + 16)
        starts[0] = 0
        var count = 1
        let bytes = UnsafeRawBufferPointer(source)
        var offset = 0
        while let newline = bytes.firstOffset(of: UInt8(ascii: "\n"), from: offset) {
            offset = newline + 1
            if count == starts.count {
                let larger = UnsafeMutableBufferPointer<Int>.allocate(capacity: count * 2)
                for line in 0..<count { larger[line] = starts[line] }
                starts.deallocate()
                starts = larger
            }
            starts[count] = offset
            count += 1
        }
        self.starts = starts
        self.count = count
        let last = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        last.initialize(to: 0)
        self.last = last
        origin = source.baseAddress
    }

    private init() {
        starts = UnsafeMutableBufferPointer(start: nil, count: 0)
        count = 0
        last = nil
        origin = nil
    }

    /// The index of nothing.
    static var none: LineIndex { LineIndex() }

    /// Frees the index.
    func deallocate() {
        starts.deallocate()
        last?.deallocate()
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
        guard let last else { return (0, 0) }
        var low = last.pointee
        var high = count
        if starts[low] <= offset {
            // Mostly on the line that was found last, or on one of the next.
            var tries = 0
            while low + 1 < count, starts[low + 1] <= offset, tries < 8 {
                low += 1
                tries += 1
            }
            if tries < 8 { high = low + 1 }
        } else {
            high = low
            low = 0
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        last.pointee = low
        return (low + 1, offset - starts[low] + 1)
    }
}
