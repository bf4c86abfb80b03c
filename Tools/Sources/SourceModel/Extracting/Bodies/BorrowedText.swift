#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text where it lies: in the source, in the program, or in a ``TextArena``. It is as long as that; nothing is
/// copied or counted for it, which for most of what bodies say would cost more than reading it.
struct BorrowedText: Hashable {
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

    /// The bytes as those of a text; valid as long as what they lie in.
    var letters: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The text in memory of its own.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func == (left: BorrowedText, right: BorrowedText) -> Bool {
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
///
/// It is a handle on memory that its owner frees: an object would be counted at each of a million texts.
struct TextArena {
    private static let blockLength = 1 << 14
    private let state: UnsafeMutablePointer<State>

    private struct State: ~Copyable {
        var block = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        var filled = 0
        /// The blocks before, which are full, and those of texts that no block would hold.
        var others: [UnsafeMutableRawBufferPointer] = []
        var scratch = ByteWriter(capacity: 256)
        var letters = ByteWriter(capacity: 256)
    }

    init() {
        state = .allocate(capacity: 1)
        state.initialize(to: State())
    }

    /// Frees the room, with all that it keeps.
    func deallocate() {
        removeAll()
        state.pointee.block.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Forgets all that was kept.
    func removeAll() {
        state.pointee.filled = 0
        if state.pointee.others.isEmpty { return }
        for other in state.pointee.others { other.deallocate() }
        state.pointee.others = []
    }

    // MARK: Keeping

    /// Keeps bytes.
    func keep(_ bytes: UnsafeRawBufferPointer) -> BorrowedText {
        guard let source = bytes.baseAddress else { return BorrowedText("") }
        let target = place(for: bytes.count)
        target.copyMemory(from: source, byteCount: bytes.count)
        return BorrowedText(
            UnsafeBufferPointer(start: target.assumingMemoryBound(to: UInt8.self), count: bytes.count))
    }

    /// Keeps a text.
    func keep(_ text: String) -> BorrowedText {
        var text = text
        return text.withUTF8 { keep(UnsafeRawBufferPointer($0)) }
    }

    /// Keeps what is written. That must not be kept by something that is written itself.
    @inline(__always)
    func encoded(_ write: (inout ByteWriter) -> Void) -> BorrowedText {
        state.pointee.scratch.removeAll()
        write(&state.pointee.scratch)
        return keep(state.pointee.scratch.bytes)
    }

    /// Keeps a type in the form that caches have.
    func encoded(type node: SourceNode?) -> BorrowedText {
        encoded { TypeFact.write(node, to: &$0) }
    }

    /// Keeps the optional of a type that was encoded.
    func encoded(optional type: BorrowedText) -> BorrowedText {
        encoded { writer in
            writer.write(2 as UInt8)
            writer.write(encoded: type)
        }
    }

    @inline(__always)
    private func place(for length: Int) -> UnsafeMutableRawPointer {
        if state.pointee.filled + length <= state.pointee.block.count, let start = state.pointee.block.baseAddress {
            state.pointee.filled += length
            return start + (state.pointee.filled - length)
        }
        return placeElsewhere(for: length)
    }

    private func placeElsewhere(for length: Int) -> UnsafeMutableRawPointer {
        let fresh = UnsafeMutableRawPointer.allocate(byteCount: max(length, Self.blockLength), alignment: 16)
        if length > Self.blockLength {
            state.pointee.others.append(UnsafeMutableRawBufferPointer(start: fresh, count: length))
        } else {
            if state.pointee.block.baseAddress != nil { state.pointee.others.append(state.pointee.block) }
            state.pointee.block = UnsafeMutableRawBufferPointer(start: fresh, count: Self.blockLength)
            state.pointee.filled = length
        }
        return fresh
    }

    // MARK: Letters

    /// The number of letters of the texts that are being put together, one behind the other: an inner one ends before
    /// the outer one goes on.
    var letterCount: Int { state.pointee.letters.count }

    /// Adds letters.
    @inline(__always)
    func add(_ bytes: UnsafeRawBufferPointer) { state.pointee.letters.write(bytes) }

    /// Forgets the letters from a place on.
    func removeLetters(from start: Int) { state.pointee.letters.remove(from: start) }

    /// Keeps the letters from a place on.
    func keepLetters(from start: Int) -> BorrowedText {
        keep(UnsafeRawBufferPointer(rebasing: state.pointee.letters.bytes[start...]))
    }
}

extension ByteWriter {
    /// Writes a text as ``Swift/String`` does.
    @inline(__always)
    mutating func write(_ spelling: BorrowedText) {
        write(spelling.count)
        write(spelling.bytes)
    }

    /// Writes what was encoded before.
    mutating func write(encoded spelling: BorrowedText) { write(spelling.bytes) }
}
