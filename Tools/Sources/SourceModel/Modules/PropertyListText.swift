/// A property list in the old text form, in which Xcode writes its projects: `{ key = value; }`, `( a, b )`, words and
/// quoted strings, comments.
indirect enum PropertyListText: Hashable, Sendable {
    case text(String)
    case list([PropertyListText])
    case table([String: PropertyListText])

    /// Nobody nests projects this deep.
    private static let depthLimit = 100

    /// Reads a list.
    ///
    /// - Parameter bytes: The file.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    /// The value of a key, where this is a table.
    subscript(key: String) -> PropertyListText? {
        if case .table(let table) = self { return table[key] }
        return nil
    }

    /// The text, where this is one.
    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The texts of a list; empty where this is none.
    var texts: [String] {
        if case .list(let list) = self { return list.compactMap(\.text) }
        return []
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        var offset = 0

        mutating func skipBlanks() {
            while offset < bytes.count {
                switch bytes[offset] {
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
                case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
                    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
                case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*"):
                    offset += 2
                    while offset + 1 < bytes.count,
                        bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
                    {
                        offset += 1
                    }
                    offset = min(offset + 2, bytes.count)
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

        mutating func value(depth: Int) -> PropertyListText? {
            guard depth < PropertyListText.depthLimit else { return nil }
            if take("{") {
                var table: [String: PropertyListText] = [:]
                while !take("}") {
                    guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else {
                        return nil
                    }
                    table[key] = value
                }
                return .table(table)
            }
            if take("(") {
                var list: [PropertyListText] = []
                while !take(")") {
                    guard let value = value(depth: depth + 1) else { return nil }
                    list.append(value)
                    if !take(",") {
                        guard take(")") else { return nil }
                        break
                    }
                }
                return .list(list)
            }
            return word().map { .text($0) }
        }

        mutating func word() -> String? {
            if take("\"") {
                var text: [UInt8] = []
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
                    if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
                    text.append(bytes[offset])
                    offset += 1
                }
                guard offset < bytes.count else { return nil }
                offset += 1
                return String(decoding: text, as: UTF8.self)
            }
            let start = offset
            while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
            return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
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
