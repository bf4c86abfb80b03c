import Foundation

/// A value that can be written to and read from bytes. Foundation's coders build dictionaries on the way, which cost
/// more than the parse that a cache is to save.
protocol BinaryForm {
    func write(to writer: inout ByteWriter)
    /// Writes what stands somewhere. A large value that is taken out first is retained, with all that it holds.
    static func write(_ place: UnsafePointer<Self>, to writer: inout ByteWriter)
    init(from reader: inout ByteReader) throws(BinaryFormError)
}

extension BinaryForm {
    static func write(_ place: UnsafePointer<Self>, to writer: inout ByteWriter) { place.pointee.write(to: &writer) }
}

/// The bytes are not what was expected.
struct BinaryFormError: Error {
    /// True if they are whole, and of another version of the tool: that happens, and is nothing to tell.
    var isForeign = false
}

/// Collects bytes, in memory of its own: an array asks at each byte whether it is the only one that has it.
struct ByteWriter: ~Copyable {
    private var start: UnsafeMutableRawPointer
    private var capacity: Int
    private(set) var count = 0

    /// Makes a writer.
    ///
    /// - Parameter capacity: For how many bytes there is room; more is made where more are written.
    init(capacity: Int = 1_024) {
        self.capacity = max(capacity, 64)
        start = .allocate(byteCount: self.capacity, alignment: 1)
    }

    deinit {
        start.deallocate()
    }

    /// The bytes; valid until more are written.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

    /// A copy of the bytes, of just their size.
    var array: [UInt8] { Array(bytes) }

    /// Forgets the bytes, and keeps the room.
    mutating func removeAll() { count = 0 }

    /// Forgets the bytes from an offset on.
    mutating func remove(from offset: Int) { count = min(count, offset) }

    /// Makes room for more.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    private mutating func grow(_ more: Int) {
        capacity = max(count + more, capacity * 2)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
        larger.copyMemory(from: start, byteCount: count)
        start.deallocate()
        start = larger
    }

    @inline(__always)
    mutating func write(_ byte: UInt8) {
        reserve(1)
        start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    /// Seven bits a byte, the lowest first.
    @inline(__always)
    mutating func write(_ number: Int) {
        if 0 <= number, number < 0x80 { return write(UInt8(truncatingIfNeeded: number)) }
        writeLong(number)
    }

    private mutating func writeLong(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            write(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        write(UInt8(rest))
    }

    /// An index that may be absent.
    mutating func writeIndex(_ index: Int?) { write(index.map { $0 &+ 1 } ?? 0) }

    mutating func writeFixed(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { write(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    mutating func writeFixed32(_ number: Int) {
        reserve(4)
        start.storeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian, toByteOffset: count, as: UInt32.self)
        count += 4
    }

    /// Writes what may be skipped by who reads it: its length in four bytes comes first.
    mutating func writeSized(_ write: (inout ByteWriter) -> Void) {
        let place = count
        for _ in 0..<4 { self.write(0 as UInt8) }
        write(&self)
        let size = UInt32(truncatingIfNeeded: count - place - 4)
        start.storeBytes(of: size.littleEndian, toByteOffset: place, as: UInt32.self)
    }

    @inline(__always)
    mutating func write(_ raw: UnsafeRawBufferPointer) {
        guard let source = raw.baseAddress else { return }
        reserve(raw.count)
        (start + count).copyMemory(from: source, byteCount: raw.count)
        count += raw.count
    }
}

/// Takes bytes, never beyond their end.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset: Int
    /// The facts that are read; the rest is passed over.
    var selection = FactSelection.all
    /// The texts that were read last, where they are kept from one reading to the next.
    var recent: RecentTexts?

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    var rest: Int { bytes.count - offset }

    mutating func readByte() throws(BinaryFormError) -> UInt8 {
        guard offset < bytes.count else { throw BinaryFormError() }
        offset += 1
        return bytes[offset - 1]
    }

    mutating func readInt() throws(BinaryFormError) -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 64 {
            let byte = try readByte()
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(truncatingIfNeeded: value) }
            shift += 7
        }
        throw BinaryFormError()
    }

    /// An index that may be absent.
    mutating func readIndex() throws(BinaryFormError) -> Int? {
        let number = try readInt()
        return number == 0 ? nil : number &- 1
    }

    /// A number of elements, each of which takes at least a byte, so that a broken count cannot ask for all memory.
    mutating func readCount() throws(BinaryFormError) -> Int {
        let count = try readInt()
        guard count >= 0, count <= rest else { throw BinaryFormError() }
        return count
    }

    /// A text. One that was read just before is the same in memory, too.
    mutating func readString() throws(BinaryFormError) -> String {
        let count = try readCount()
        let text = try readBytes(count)
        guard count > RecentTexts.shortest else { return String(decoding: text, as: UTF8.self) }
        let recent = recent ?? RecentTexts()
        self.recent = recent
        return recent.string(of: text)
    }

    mutating func readFixed() throws(BinaryFormError) -> UInt64 {
        guard rest >= 8 else { throw BinaryFormError() }
        defer { offset += 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The length of what was written sized.
    mutating func readSize() throws(BinaryFormError) -> Int {
        guard rest >= 4 else { throw BinaryFormError() }
        defer { offset += 4 }
        return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    mutating func readBytes(_ count: Int) throws(BinaryFormError) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= rest else { throw BinaryFormError() }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)])
    }
}

/// The long texts that were read last, each at a place by its bytes: code names the same types again and again. Of one thread alone.
package final class RecentTexts {
    /// Shorter ones need no memory of their own.
    static let shortest = 15

    private let bits: Int
    private var texts: [String]

    /// Makes a list, longer for many files than for one.
    package init(ofManyFiles: Bool = false) {
        bits = ofManyFiles ? 14 : 7
        texts = [String](repeating: "", count: 1 << bits)
    }

    /// The text of some bytes, at least eight.
    func string(of bytes: UnsafeRawBufferPointer) -> String {
        let first = bytes.loadUnaligned(as: UInt64.self)
        let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        let mixed = ((first &* 31) ^ last) &* 0x9E37_79B9_7F4A_7C15
        let place = Int(truncatingIfNeeded: mixed >> (64 - bits))
        let isSame = texts[place].utf8.withContiguousStorageIfAvailable { known in
            guard known.count == bytes.count, let own = known.baseAddress, let other = bytes.baseAddress else {
                return false
            }
            return memcmp(own, other, bytes.count) == 0
        }
        if isSame == true { return texts[place] }
        let text = String(decoding: bytes, as: UTF8.self)
        texts[place] = text
        return text
    }
}

extension String: BinaryForm {
    func write(to writer: inout ByteWriter) {
        let isWritten: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            writer.write(bytes.count)
            writer.write(UnsafeRawBufferPointer(bytes))
        }
        if isWritten != nil { return }
        // Texts that come from Objective-C have their bytes elsewhere.
        writer.write(utf8.count)
        for byte in utf8 { writer.write(byte) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) { self = try reader.readString() }
}

extension Bool: BinaryForm {
    func write(to writer: inout ByteWriter) {
        writer.write(self ? 1 as UInt8 : 0)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        self = try reader.readByte() != 0
    }
}

extension Int: BinaryForm {
    func write(to writer: inout ByteWriter) {
        writer.write(self)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        self = try reader.readInt()
    }
}

extension Array: BinaryForm where Element: BinaryForm {
    func write(to writer: inout ByteWriter) {
        writer.write(count)
        withUnsafeBufferPointer { elements in
            guard let first = elements.baseAddress else { return }
            for index in elements.indices { Element.write(first + index, to: &writer) }
        }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let count = try reader.readCount()
        self.init()
        reserveCapacity(count)
        for _ in 0..<count { append(try Element(from: &reader)) }
    }
}

extension Optional: BinaryForm where Wrapped: BinaryForm {
    func write(to writer: inout ByteWriter) {
        (self != nil).write(to: &writer)
        if let self { self.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        self = try Bool(from: &reader) ? .some(try Wrapped(from: &reader)) : .none
    }
}
