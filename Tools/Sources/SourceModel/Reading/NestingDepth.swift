/// The depth to which a source nests braces, brackets, parentheses and `#if`s.
///
/// At each brace after a condition, and at each `#if`, the parser looks ahead to where it ends: what is nested deep is
/// read once for every step.
enum NestingDepth {
    /// Returns true if a source nests deeper than some number.
    ///
    /// - Parameters:
    ///   - limit: The number.
    ///   - bytes: The source.
    static func exceeds(_ limit: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        // Nearly all files are done with the first look, which counts brackets in texts and comments, too.
        conditionDepth(in: bytes) > limit
            || (mayExceed(limit, in: bytes) && NestingScan.depth(of: bytes, atMost: limit) > limit)
    }

    /// So many bytes are counted at once; no more than a byte can count.
    private static let blockLength = 128

    private static func mayExceed(_ limit: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        guard let first = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
        var depth = 0
        var offset = 0
        while offset < bytes.count {
            let length = min(blockLength, bytes.count - offset)
            let (opening, closing) = brackets(first + offset, length)
            if depth + opening > limit { return true }
            depth = max(0, depth + opening - closing)
            offset += length
        }
        return false
    }

    /// Counts brackets, with no branch, so that many bytes are compared at once.
    private static func brackets(_ block: UnsafePointer<UInt8>, _ length: Int) -> (opening: Int, closing: Int) {
        var opening: UInt8 = 0
        var closing: UInt8 = 0
        for index in 0..<length {
            let byte = block[index]
            // `[` and `{`, and `]` and `}`, differ by one bit.
            let folded = byte | 0x20
            opening &+= (folded == UInt8(ascii: "{") ? 1 : 0) &+ (byte == UInt8(ascii: "(") ? 1 : 0)
            closing &+= (folded == UInt8(ascii: "}") ? 1 : 0) &+ (byte == UInt8(ascii: ")") ? 1 : 0)
        }
        return (Int(opening), Int(closing))
    }

    /// Returns the greatest depth of nested `#if`s.
    private static func conditionDepth(in bytes: UnsafeRawBufferPointer) -> Int {
        var depth = 0
        var deepest = 0
        var offset = 0
        while let mark = bytes.firstOffset(of: UInt8(ascii: "#"), from: offset) {
            offset = mark + 1
            if bytes.has("if", at: offset) {
                depth += 1
                deepest = max(deepest, depth)
            } else if bytes.has("endif", at: offset) {
                depth -= 1
            }
        }
        return deepest
    }
}

/// Counts the brackets of a source that stand in code: not in texts, but for what is put into them, and not in comments.
private struct NestingScan {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var depth = 0
    /// The texts around, of which each has the depth of the parenthesis that was opened in it last.
    private var texts: [(text: Text, depth: Int)] = []

    /// The marks that end a text.
    private struct Text {
        var isLong: Bool
        var marks: Int
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    static func depth(of bytes: UnsafeRawBufferPointer, atMost limit: Int) -> Int {
        var scan = NestingScan(bytes)
        var deepest = 0
        while scan.offset < bytes.count, deepest <= limit {
            scan.step()
            deepest = max(deepest, scan.depth)
        }
        return deepest
    }

    private mutating func step() {
        switch bytes[offset] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: ")"):
            depth = max(0, depth - 1)
            if let last = texts.last, last.depth > depth {
                texts.removeLast()
                offset += 1
                return pass(last.text)
            }
        case UInt8(ascii: "/"):
            if let end = bytes.endOfComment(at: offset) {
                offset = end
                return
            }
        case UInt8(ascii: "#"):
            var marks = 0
            while bytes.has("#", at: offset + marks) { marks += 1 }
            offset += marks
            if bytes.has("\"", at: offset) { begin(marks) }
            return
        case UInt8(ascii: "\""): return begin(0)
        default: break
        }
        offset += 1
    }

    private mutating func begin(_ marks: Int) {
        let isLong = bytes.has("\"\"\"", at: offset)
        offset += isLong ? 3 : 1
        pass(Text(isLong: isLong, marks: marks))
    }

    /// Passes over a text, to its end or to what is put into it.
    private mutating func pass(_ text: Text) {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                let isEnd = !text.isLong || bytes.has("\"\"\"", at: offset)
                offset += isEnd && text.isLong ? 3 : 1
                guard isEnd, hasMarks(text.marks) else { continue }
                offset += text.marks
                return
            case UInt8(ascii: "\n") where !text.isLong: return
            case UInt8(ascii: "\\"):
                offset += 1
                guard hasMarks(text.marks) else { continue }
                offset += text.marks
                if bytes.has("(", at: offset) {
                    depth += 1
                    texts.append((text, depth))
                    offset += 1
                    return
                }
                offset += 1
            default: offset += 1
            }
        }
    }

    private func hasMarks(_ count: Int) -> Bool {
        (0..<count).allSatisfy { bytes.has("#", at: offset + $0) }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns true if a word stands at an offset.
    fileprivate func has(_ word: StaticString, at offset: Int) -> Bool {
        guard offset + word.utf8CodeUnitCount <= count else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { self[offset + $0] == word.utf8Start[$0] }
    }
}
