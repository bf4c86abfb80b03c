#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Bytes that are searched for, by Horspool's method: from the last byte on, so that most of a file is never looked at.
package struct ByteNeedle: Sendable {
    private let needle: [UInt8]
    private let shifts: [Int]
    /// True if its first byte stands in few places of a source: no letter.
    private let isRare: Bool

    /// A needle of the bytes of a text, which is not empty.
    package init(_ text: String) {
        needle = Array(text.utf8)
        var shifts = [Int](repeating: needle.count, count: 256)
        for (offset, byte) in needle.dropLast().enumerated() { shifts[Int(byte)] = needle.count - 1 - offset }
        self.shifts = shifts
        isRare = text.utf8.first.map { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "@") } ?? false
    }

    /// The number of bytes of the needle.
    var count: Int { needle.count }

    /// Returns true if a text has the needle in it.
    ///
    /// - Parameter text: Where to look.
    package func isFound(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { first(in: UnsafeRawBufferPointer($0)) } != nil
    }

    /// Finds the needle.
    ///
    /// - Parameters:
    ///   - bytes: Where to look.
    ///   - start: From which offset on.
    /// - Returns: The offset of the first occurrence.
    func first(in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
        let length = needle.count
        if isRare { return firstByMark(in: bytes, from: start) }
        return needle.withUnsafeBufferPointer { needle in
            shifts.withUnsafeBufferPointer { shifts in
                let last = needle[length - 1]
                var end = start + length - 1
                while end < bytes.count {
                    let byte = bytes[end]
                    if byte == last {
                        var offset = 0
                        while offset < length - 1, bytes[end - length + 1 + offset] == needle[offset] { offset += 1 }
                        if offset == length - 1 { return end - length + 1 }
                    }
                    end += shifts[Int(byte)]
                }
                return nil
            }
        }
    }

    /// Finds a needle whose first byte is rare in source: the C library looks for one byte in leaps.
    private func firstByMark(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        return needle.withUnsafeBytes { needle in
            guard let pattern = needle.baseAddress else { return nil }
            var from = start
            while bytes.count - from >= needle.count {
                guard let hit = memchr(base + from, Int32(needle[0]), bytes.count - from - needle.count + 1) else {
                    return nil
                }
                if memcmp(hit, pattern, needle.count) == 0 { return UnsafeRawPointer(hit) - base }
                from = UnsafeRawPointer(hit) - base + 1
            }
            return nil
        }
    }

    /// The next place, from an offset on, where the needle's first byte stands as far before its last as in the needle:
    /// many places at once. Of words whose letters stand everywhere this is faster than leaps, which are guessed wrong.
    private func nextCandidate(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let first = needle[0]
        let reach = needle.count - 1
        let last = needle[reach]
        let firsts = SIMD16<UInt8>(repeating: first)
        let lasts = SIMD16<UInt8>(repeating: last)
        var offset = start
        while offset + reach + 16 <= bytes.count {
            let heads = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
            let ends = bytes.loadUnaligned(fromByteOffset: offset + reach, as: SIMD16<UInt8>.self)
            if any((heads .== firsts) .& (ends .== lasts)) { break }
            offset += 16
        }
        while offset + reach < bytes.count {
            if bytes[offset] == first, bytes[offset + reach] == last { return offset }
            offset += 1
        }
        return nil
    }

    /// Finds the needle as ``first(in:from:)`` does, eight places at once.
    func firstByWords(in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
        var from = start
        while let place = nextCandidate(in: bytes, from: from) {
            if needle.indices.allSatisfy({ bytes[place + $0] == needle[$0] }) { return place }
            from = place + 1
        }
        return nil
    }

    /// Returns true if the needle occurs.
    func occurs(in bytes: UnsafeRawBufferPointer) -> Bool { first(in: bytes) != nil }

    static let protocolKeyword = ByteNeedle("protocol")
    static let aliasKeyword = ByteNeedle("typealias")
    static let noncopyable = ByteNeedle("~Copyable")
    static let globalActor = ByteNeedle("@globalActor")
    static let directive = ByteNeedle("scaena:")
}

extension UnsafeRawBufferPointer {
    /// The offset of a byte, by the system's search, which looks at many bytes at once.
    func firstOffset(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count,
            let found = memchr(base + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }
}
