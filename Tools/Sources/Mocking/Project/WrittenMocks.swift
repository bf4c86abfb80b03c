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
                protocols.formUnion(Self.inherited(String(decoding: bytes[start..<end], as: UTF8.self)))
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
    /// and what is no protocol, which does no harm here.
    private static func inherited(_ line: String) -> [String] {
        let words = line.prefix { $0 != ":" && $0 != "<" }.split(separator: " ")
        guard words.contains("class") || words.contains("actor") else { return [] }
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0:
                let bases = line[line.index(after: index)...].prefix { $0 != "{" }.split(separator: ",")
                return bases.compactMap { base in
                    let type = base.split(separator: " ").first { !$0.hasPrefix("@") }?.prefix { $0 != "<" }
                    return type?.split(separator: ".").last.map(String.init)
                }.filter { $0 != "Mock" }
            default: break
            }
        }
        return []
    }
}
