/// A file that proves that it is whole: a magic number, the schema's number, and a sum over all that follows.
///
/// It is written in pieces beside its place and moved there, so that a reader finds the old content or the new one.
struct ChecksummedFile: ~Copyable {
    /// Grows whenever what facts say or how they are written changes.
    static let schema = 23
    private static let magic: UInt64 = 0x4143_5453_464E_4153
    private static let sealLength = 24
    /// The number of bytes that are gathered before they are written: small enough to stay near the processor.
    private static let pieceLength = 1 << 18

    private let draft: FileDraft
    private let piece: UnsafeMutableRawBufferPointer
    private var filled: Int
    private var naming: ContentHasher

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - path: The file. Its folder is made if need be.
    ///   - length: The length of what will be written.
    /// - Throws: The file system's error.
    init(path: String, length: Int) throws {
        let draft = try FileDraft(of: path)
        // Room for the seal, which is known at the end.
        try draft.write([UInt8](repeating: 0, count: Self.sealLength))
        self.draft = draft
        piece = .allocate(byteCount: Self.pieceLength, alignment: 16)
        filled = 0
        naming = ContentHasher(length: length)
    }

    deinit {
        piece.deallocate()
    }

    /// Writes bytes.
    mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = min(rest.count, piece.count - filled)
            piece[filled..<(filled + count)].copyBytes(from: rest.prefix(count))
            filled += count
            rest = rest.dropFirst(count)
            if filled == piece.count {
                let full = UnsafeRawBufferPointer(piece)
                naming.take(full)
                try draft.write(full)
                filled = 0
            }
        }
    }

    /// Ends the file and moves it to its place.
    mutating func finish() throws {
        let last = UnsafeRawBufferPointer(rebasing: piece[0..<filled])
        let sum = naming.finish(last).hash
        try draft.write(last)
        var seal = ByteWriter(capacity: Self.sealLength)
        seal.writeFixed(Self.magic)
        seal.writeFixed(UInt64(Self.schema))
        seal.writeFixed(sum)
        try draft.writeHead(seal.bytes)
        try draft.finish()
    }

    /// Writes what a writer gathered as a whole file.
    ///
    /// - Parameters:
    ///   - writer: The content of the file.
    ///   - path: The file. Its folder is made if need be.
    /// - Throws: The file system's error.
    static func seal(_ writer: borrowing ByteWriter, to path: String) throws {
        var file = try ChecksummedFile(path: path, length: writer.count)
        try file.write(writer.bytes)
        try file.finish()
    }

    /// A reader of what a version of the tool wrote behind its own name.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - toolVersion: The version that is believed.
    /// - Throws: ``BinaryFormError`` where the file is not whole, or of another schema or version.
    static func reader(
        of bytes: UnsafeRawBufferPointer, toolVersion: String
    ) throws(BinaryFormError) -> ByteReader {
        var reader = ByteReader(try unseal(bytes))
        guard try String(from: &reader) == toolVersion else { throw BinaryFormError(isForeign: true) }
        return reader
    }

    /// The place of a sealed file's body.
    ///
    /// - Parameter bytes: The file.
    /// - Throws: ``BinaryFormError`` where it is not whole, or of another schema.
    static func unseal(_ bytes: UnsafeRawBufferPointer) throws(BinaryFormError) -> UnsafeRawBufferPointer {
        var reader = ByteReader(bytes)
        guard try reader.readFixed() == magic else { throw BinaryFormError() }
        let schema = try reader.readFixed()
        let sum = try reader.readFixed()
        let body = try reader.readBytes(reader.rest)
        guard ContentKey(body).hash == sum else { throw BinaryFormError() }
        guard schema == UInt64(Self.schema) else { throw BinaryFormError(isForeign: true) }
        return body
    }
}
