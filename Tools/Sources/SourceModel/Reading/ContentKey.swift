/// Names a content: a 64-bit hash and the length. It guards against change, not against an attacker.
public struct ContentKey: Hashable, Sendable {
    /// The hash.
    public var hash: UInt64
    /// The length in bytes.
    public var length: UInt32

    /// Makes a key from its parts.
    ///
    /// - Parameters:
    ///   - hash: The hash.
    ///   - length: The length in bytes.
    public init(hash: UInt64, length: UInt32) {
        self.hash = hash
        self.length = length
    }

    /// Names the content of some bytes.
    ///
    /// - Parameter bytes: The content.
    public init(_ bytes: UnsafeRawBufferPointer) {
        var naming = ContentHasher(length: bytes.count)
        self = naming.finish(bytes)
    }

    /// Names a content that is given in pieces; it has the same name as the whole.
    ///
    /// - Parameter pieces: The content.
    public init(_ pieces: [[UInt8]]) {
        var naming = ContentHasher(length: pieces.reduce(0) { $0 + $1.count })
        // What is left of a piece, less than a step, is taken with the beginning of the next.
        var rest: [UInt8] = []
        for piece in pieces {
            let completing = rest.isEmpty ? 0 : min(16 - rest.count, piece.count)
            rest += piece[..<completing]
            if rest.count == 16 {
                rest.withUnsafeBytes { naming.take($0) }
                rest = []
            }
            guard rest.isEmpty else { continue }
            let whole = (piece.count - completing) & ~15
            piece.withUnsafeBytes { bytes in
                naming.take(UnsafeRawBufferPointer(rebasing: bytes[completing..<(completing + whole)]))
            }
            rest += piece[(completing + whole)...]
        }
        self = rest.withUnsafeBytes { naming.finish($0) }
    }

    /// Names the content of a text.
    ///
    /// - Parameter text: The text, taken as UTF-8.
    public init(_ text: String) {
        var text = text
        self = text.withUTF8 { ContentKey(UnsafeRawBufferPointer($0)) }
    }
}

extension ContentKey {
    /// Names two things that have a number each, in their order, by one.
    public static func joined(_ first: UInt64, _ second: UInt64) -> UInt64 { ContentHasher.joined(first, second) }
}

/// Names a content that comes piece by piece.
struct ContentHasher {
    // Two lanes of multiply-and-fold over 16 bytes a step: the loop is bound by memory, not by arithmetic.
    private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let second: UInt64 = 0xD6E8_FEB8_6659_FD93
    private let length: Int
    private var state: UInt64

    /// Begins.
    ///
    /// - Parameter length: The length of the whole content.
    init(length: Int) {
        self.length = length
        state = Self.first ^ UInt64(length)
    }

    /// Takes a piece, whose length is a multiple of 16.
    mutating func take(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 16 <= bytes.count {
            let low = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let high = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            state =
                Self.fold(state ^ UInt64(littleEndian: low), Self.second ^ UInt64(littleEndian: high)) &+ Self.first
            offset += 16
        }
    }

    /// Takes the last piece, of any length.
    mutating func finish(_ bytes: UnsafeRawBufferPointer) -> ContentKey {
        take(bytes)
        var tail: (UInt64, UInt64) = (0, 0)
        var shift: UInt64 = 0
        for byte in bytes[(bytes.count & ~15)...] {
            if shift < 64 {
                tail.0 |= UInt64(byte) << shift
            } else {
                tail.1 |= UInt64(byte) << (shift - 64)
            }
            shift += 8
        }
        state = Self.fold(state ^ tail.0, Self.second ^ tail.1)
        return ContentKey(
            hash: Self.fold(state ^ Self.first, Self.second), length: UInt32(truncatingIfNeeded: length))
    }

    fileprivate static func joined(_ left: UInt64, _ right: UInt64) -> UInt64 { fold(left ^ first, right ^ second) }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
