import Foundation

/// Reads a JSON text in one pass.
///
/// An accessibility tree is a hundred kilobytes, and comes after each change of a page that a test waits for: through
/// `Decodable`, which tries one type after the other at each value, that was most of a test's time.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The value in a text; `nil` when it is not JSON.
    static func parse(_ data: Data) -> JSON? {
        // One contiguous copy: reading through `Data` byte by byte is slow.
        Array(data).withUnsafeBufferPointer { buffer in
            var parser = JSONParser(buffer)
            guard let value = parser.value() else { return nil }
            parser.skipSpace()
            return parser.position == buffer.count ? value : nil
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() -> JSON? {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return string().map(JSON.string)
        case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return word("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func word(_ word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count,
            bytes[position..<end].elementsEqual(
                UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        else { return false }
        position = end
        return true
    }

    private mutating func number() -> JSON? {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) {
            position += 1
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSON.number)
    }

    private mutating func array() -> JSON? {
        position += 1
        var elements: [JSON] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while let element = value() {
            elements.append(element)
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
        return nil
    }

    private mutating func object() -> JSON? {
        position += 1
        var members: [String: JSON] = [:]
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\""), let name = string() else { return nil }
            skipSpace()
            guard take(UInt8(ascii: ":")), let member = value() else { return nil }
            members[name] = member
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
    }

    private mutating func string() -> String? {
        position += 1
        let start = position
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
        var text = String(decoding: bytes[start..<position], as: UTF8.self)
        while let byte = next {
            position += 1
            if byte == UInt8(ascii: "\"") { return text }
            if byte == UInt8(ascii: "\\") {
                guard let character = escaped() else { return nil }
                text.unicodeScalars.append(character)
                continue
            }
            let start = position - 1
            while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
            text += String(decoding: bytes[start..<position], as: UTF8.self)
        }
        return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            guard let unit = codeUnit() else { return nil }
            guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
            // The second half follows, or the first is worth nothing.
            let after = position
            guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = codeUnit(),
                UTF16.isTrailSurrogate(low)
            else {
                position = after
                return "\u{FFFD}"
            }
            return UTF16.decode(UTF16.EncodedScalar([unit, low]))
        default: return nil
        }
    }

    private mutating func codeUnit() -> UInt16? {
        let end = position + 4
        guard end <= bytes.count else { return nil }
        defer { position = end }
        return UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    }
}
