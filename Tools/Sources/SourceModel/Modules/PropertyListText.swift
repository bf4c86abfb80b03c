#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A property list in the old text form, in which Xcode writes its projects: `{ key = value; }`, `( a, b )`, words and
/// quoted strings, comments.
///
/// A project has tens of thousands of words, and few are ever asked for: they stay where they are in the file.
struct PropertyListText: Sendable {
    /// A text, list or table, by its number.
    typealias Node = Int

    /// The kind of a node, and the place of its text or of its elements.
    private enum Content: Sendable {
        case text(Range<Int>, isEscaped: Bool)
        /// A range of `inner`.
        case list(Range<Int>)
        /// A range of `inner`, in which each key is followed by its value.
        case table(Range<Int>)
    }

    /// The outermost node.
    private(set) var root: Node = 0
    private let file: FileBytes
    private var nodes: [Content] = []
    private var inner: [Node] = []

    /// Nobody nests projects this deep.
    private static let depthLimit = 100

    /// Reads a list.
    ///
    /// - Parameter file: The file.
    init?(_ file: FileBytes) {
        self.file = file
        var reader = Reader(bytes: file.bytes)
        guard let root = read(&reader, depth: 0) else { return nil }
        self.root = root
    }

    /// The value of a key, where a node is a table.
    func value(_ key: StaticString, in node: Node) -> Node? {
        guard case .table(let range) = nodes[node] else { return nil }
        // As in a dictionary, the last one of a key counts.
        for place in stride(from: range.upperBound - 2, through: range.lowerBound, by: -2) {
            guard case .text(let word, _) = nodes[inner[place]], word.count == key.utf8CodeUnitCount,
                let base = file.bytes.baseAddress, memcmp(base + word.lowerBound, key.utf8Start, word.count) == 0
            else { continue }
            return inner[place + 1]
        }
        return nil
    }

    /// The keys and values of a table, in their order; nothing where a node is none.
    func pairs(in node: Node) -> [(key: Node, value: Node)] {
        guard case .table(let range) = nodes[node] else { return [] }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { (inner[$0], inner[$0 + 1]) }
    }

    /// Returns the elements of a list; none where a node is no list.
    func elements(of node: Node) -> ArraySlice<Node> {
        if case .list(let range) = nodes[node] { inner[range] } else { [] }
    }

    /// The text that a node is; nil where it is none.
    func text(_ node: Node) -> String? {
        guard case .text(let range, let isEscaped) = nodes[node] else { return nil }
        let bytes = file.bytes[range]
        if !isEscaped { return String(decoding: bytes, as: UTF8.self) }
        var plain: [UInt8] = []
        var offset = bytes.startIndex
        while offset < bytes.endIndex {
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.endIndex { offset += 1 }
            plain.append(bytes[offset])
            offset += 1
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// A text as a number, the same for the same text; nil where a node is none.
    func number(_ node: Node) -> UInt64? {
        guard case .text(let range, _) = nodes[node] else { return nil }
        return ContentKey(UnsafeRawBufferPointer(rebasing: file.bytes[range])).hash
    }

    private mutating func add(_ content: Content) -> Node {
        nodes.append(content)
        return nodes.count - 1
    }

    private mutating func add(_ found: [Node]) -> Range<Int> {
        inner += found
        return inner.count - found.count..<inner.count
    }

    private mutating func read(_ reader: inout Reader, depth: Int) -> Node? {
        guard depth < Self.depthLimit else { return nil }
        var found: [Node] = []
        if reader.take("{") {
            while !reader.take("}") {
                guard let key = reader.word().map({ add($0) }), reader.take("="),
                    let value = read(&reader, depth: depth + 1), reader.take(";")
                else { return nil }
                found.append(key)
                found.append(value)
            }
            return add(.table(add(found)))
        }
        if reader.take("(") {
            while !reader.take(")") {
                guard let value = read(&reader, depth: depth + 1) else { return nil }
                found.append(value)
                if !reader.take(",") {
                    guard reader.take(")") else { return nil }
                    break
                }
            }
            return add(.list(add(found)))
        }
        return reader.word().map { add($0) }
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        var offset = 0

        mutating func skipBlanks() {
            while offset < bytes.count {
                switch bytes[offset] {
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
                case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
                    offset = bytes.firstOffset(of: UInt8(ascii: "\n"), from: offset) ?? bytes.count
                case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*"):
                    // One that nothing ends goes on to the end.
                    offset += 2
                    while true {
                        guard let star = bytes.firstOffset(of: UInt8(ascii: "*"), from: offset) else {
                            offset = bytes.count
                            break
                        }
                        offset = star + 1
                        if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
                            offset += 1
                            break
                        }
                    }
                default: return
                }
            }
        }

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            skipBlanks()
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
            offset += 1
            return true
        }

        mutating func word() -> Content? {
            if take("\"") {
                let start = offset
                var isEscaped = false
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
                    if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
                        isEscaped = true
                        offset += 1
                    }
                    offset += 1
                }
                guard offset < bytes.count else { return nil }
                offset += 1
                return .text(start..<(offset - 1), isEscaped: isEscaped)
            }
            let start = offset
            while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
            return offset > start ? .text(start..<offset, isEscaped: false) : nil
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
                UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "+"):
                true
            default: byte >= 0x80
            }
        }
    }
}
