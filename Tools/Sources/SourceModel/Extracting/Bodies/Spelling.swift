#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text where it lies: in the source, in the program, or in a ``SpellingRoom``. It is as long as that; nothing is
/// copied or counted for it, which for most of what bodies say would cost more than reading it.
struct Spelling: Hashable {
    private let start: UnsafePointer<UInt8>
    let count: Int

    /// A text that was made somewhere.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let empty: StaticString = ""
        start = bytes.baseAddress ?? empty.utf8Start
        count = bytes.count
    }

    /// A word of the program.
    init(_ word: StaticString) {
        start = word.utf8Start
        count = word.utf8CodeUnitCount
    }

    /// The bytes; valid as long as what they lie in.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

    /// The text in memory of its own.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func == (left: Spelling, right: Spelling) -> Bool {
        guard left.count == right.count, left.count > 0 else { return left.count == right.count }
        // Most that differ do so at one of the ends.
        guard left.start[0] == right.start[0], left.start[left.count - 1] == right.start[left.count - 1] else {
            return false
        }
        return memcmp(left.start, right.start, left.count) == 0
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: bytes)
    }
}

/// Keeps texts that stand nowhere else, and what was encoded, until it is emptied. What is kept does not move.
final class SpellingRoom {
    private static let blockLength = 1 << 14
    private var block = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var filled = 0
    /// The blocks before, which are full, and those of texts that no block would hold.
    private var others: [UnsafeMutableRawBufferPointer] = []
    private var scratch = ByteWriter(capacity: 256)

    deinit {
        removeAll()
        block.deallocate()
    }

    /// Forgets all that was kept.
    func removeAll() {
        filled = 0
        if others.isEmpty { return }
        for other in others { other.deallocate() }
        others = []
    }

    /// Keeps bytes.
    func keep(_ bytes: UnsafeRawBufferPointer) -> Spelling {
        guard let source = bytes.baseAddress, let target = place(for: bytes.count).baseAddress else {
            return Spelling("")
        }
        target.copyMemory(from: source, byteCount: bytes.count)
        return Spelling(
            UnsafeBufferPointer(start: target.assumingMemoryBound(to: UInt8.self), count: bytes.count))
    }

    /// Keeps a text.
    func keep(_ text: String) -> Spelling {
        var text = text
        return text.withUTF8 { keep(UnsafeRawBufferPointer($0)) }
    }

    /// Keeps what is written.
    func encoded(_ write: (inout ByteWriter) -> Void) -> Spelling {
        scratch.removeAll()
        write(&scratch)
        return keep(scratch.bytes)
    }

    /// Keeps a type in the form that caches have.
    func encoded(type node: SourceNode?) -> Spelling {
        encoded { TypeFact.write(node, to: &$0) }
    }

    /// Keeps the optional of a type that was encoded.
    func encoded(optional type: Spelling) -> Spelling {
        encoded { writer in
            writer.write(2 as UInt8)
            writer.write(encoded: type)
        }
    }

    private func place(for length: Int) -> UnsafeMutableRawBufferPointer {
        if filled + length > block.count {
            let fresh = UnsafeMutableRawBufferPointer.allocate(
                byteCount: max(length, Self.blockLength), alignment: 16)
            if length > Self.blockLength {
                others.append(fresh)
                return fresh
            }
            others.append(block)
            block = fresh
            filled = 0
        }
        filled += length
        return UnsafeMutableRawBufferPointer(rebasing: block[(filled - length)..<filled])
    }
}

extension ByteWriter {
    /// Writes a text as ``Swift/String`` does.
    mutating func write(_ spelling: Spelling) {
        write(spelling.count)
        write(spelling.bytes)
    }

    /// Writes what was encoded before.
    mutating func write(encoded spelling: Spelling) { write(spelling.bytes) }
}
