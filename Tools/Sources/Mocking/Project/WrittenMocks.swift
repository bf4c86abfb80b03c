import SourceModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whom the mocks in a file stand for, as the file itself says: it was written by an earlier run.
public struct WrittenMocks: Sendable, Equatable {
    /// The names of the protocols that have a mock in it.
    public let protocols: Set<String>

    /// Reads a file of mocks; one that is not there has none.
    ///
    /// - Parameter path: The file's path.
    public init(in path: String) {
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
            if let first = bytes[start...].first, Self.beginnings.contains(first) {
                protocols.formUnion(Self.inherited(bytes[start..<end]))
            }
            start = end + 1
        }
        self.protocols = protocols
    }

    /// First letters of a line that declares a mock: of an access level, `nonisolated`, `final class` or `actor`.
    private static let beginnings = Set("fapon".utf8)

    private static func endOfLine(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress, let end = memchr(base + start, 10, bytes.count - start) else {
            return bytes.count
        }
        return UnsafeRawPointer(end) - base
    }

    /// What a line inherits from that declares a type: `Asking` of `final class AskingMock<Item>: NSObject, Asking, Mock {`,
    /// and what is no protocol, which does no harm here. Bytes are looked at, since a large app has thousands of lines.
    private static func inherited(_ line: Slice<UnsafeRawBufferPointer>) -> [String] {
        let words = line.prefix { $0 != colon && $0 != less }.split(separator: space)
        guard words.contains(where: { $0.elementsEqual("class".utf8) || $0.elementsEqual("actor".utf8) }) else {
            return []
        }
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case less: depth += 1
            case greater: depth -= 1
            case colon where depth == 0:
                let bases = line[(index + 1)...].prefix { $0 != brace }.split(separator: comma)
                return bases.compactMap { base in
                    let type = base.split(separator: space).first { $0.first != at }?.prefix { $0 != less }
                    return type?.split(separator: dot).last.map { String(decoding: $0, as: UTF8.self) }
                }.filter { $0 != "Mock" }
            default: break
            }
        }
        return []
    }

    private static let (colon, less, greater) = (UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: ">"))
    private static let (space, comma, dot) = (UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."))
    private static let (brace, at) = (UInt8(ascii: "{"), UInt8(ascii: "@"))
}
