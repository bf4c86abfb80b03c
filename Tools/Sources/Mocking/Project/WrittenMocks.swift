import SourceModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whom the mocks in a file stand for, as the file itself says: it was written by an earlier run.
package struct WrittenMocks: Sendable, Equatable {
    /// The names of the protocols that have a mock in it.
    package let protocols: Set<String>

    /// Reads a file of mocks; one that is not there has none.
    ///
    /// - Parameter path: The file's path.
    package init(in path: String) {
        guard let file = try? FileBytes.read(path) else {
            protocols = []
            return
        }
        var protocols: Set<String> = []
        let bytes = file.bytes
        var start = 0
        while start < bytes.count {
            let end = Self.endOfLine(bytes, from: start)
            // Only what stands at the beginning of its line is no member of something.
            if end > start, Self.begins(bytes[start]) { Self.collectInherited(bytes, start..<end, into: &protocols) }
            start = end + 1
        }
        self.protocols = protocols
    }

    /// Returns true if a letter is the first of a line that declares a mock: of an access level, `nonisolated`,
    /// `final class` or `actor`.
    private static func begins(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "f"), UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "o"), UInt8(ascii: "n"): true
        default: false
        }
    }

    private static func endOfLine(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress, let end = memchr(base + start, 10, bytes.count - start) else {
            return bytes.count
        }
        return UnsafeRawPointer(end) - base
    }

    /// Collects the types that a line inherits from that declares a type: `Asking` of `final class AskingMock<Item>:
    /// NSObject, Asking, Mock {`, and names of no protocol, which do no harm here. Bytes are looked at, since a large
    /// app has thousands of lines.
    private static func collectInherited(
        _ bytes: UnsafeRawBufferPointer, _ line: Range<Int>, into names: inout Set<String>
    ) {
        guard declaresType(bytes, line) else { return }
        var depth = 0
        // Of each of them the first word without a mark counts, and of a path its last part: `@MainActor A.B<C>`.
        var start: Int?
        var name: Range<Int>?
        var isBehindColon = false
        func end(at index: Int) {
            if name == nil, let from = start, from < index { name = from..<index }
            start = nil
        }
        func take() {
            if let name {
                let text = String(decoding: bytes[name], as: UTF8.self)
                if text != "Mock" { names.insert(text) }
            }
            name = nil
        }
        loop: for index in line {
            let byte = bytes[index]
            switch byte {
            case less:
                end(at: index)
                depth += 1
            case greater: depth -= 1
            case colon where depth == 0 && !isBehindColon: isBehindColon = true
            case _ where depth > 0 || !isBehindColon: break
            case brace:
                end(at: index)
                break loop
            case space: end(at: index)
            case comma:
                end(at: index)
                take()
            case dot: start = index + 1
            case at: start = nil
            default: if start == nil, bytes[index - 1] == space { start = index }
            }
        }
        take()
    }

    /// Returns true if `class` or `actor` stands in a line before the types that it inherits from.
    private static func declaresType(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
        var start = line.lowerBound
        for index in line {
            let byte = bytes[index]
            let ends = byte == colon || byte == less
            guard ends || byte == space else { continue }
            let word = bytes[start..<index]
            if word.count == 5, word.elementsEqual("class".utf8) || word.elementsEqual("actor".utf8) { return true }
            if ends { return false }
            start = index + 1
        }
        return false
    }

    private static let colon = UInt8(ascii: ":")
    private static let less = UInt8(ascii: "<")
    private static let greater = UInt8(ascii: ">")
    private static let space = UInt8(ascii: " ")
    private static let comma = UInt8(ascii: ",")
    private static let dot = UInt8(ascii: ".")
    private static let brace = UInt8(ascii: "{")
    private static let at = UInt8(ascii: "@")
}
