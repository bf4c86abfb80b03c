import Foundation

/// Facts of files that were read before, by the name of their content.
///
/// The file is read as a whole and checked by a sum; the facts of a content are decoded when they are asked for. A file
/// that is broken, or that another version of the tool wrote, is as good as none.
public struct FactCache: Sendable {
    /// Grows whenever what facts say or how they are written changes.
    static let schema = 3
    private static let magic: UInt64 = 0x4143_5453_464E_4153

    private let bytes: FileBytes?
    private let places: [ContentKey: Range<Int>]

    /// Opens a cache.
    ///
    /// - Parameters:
    ///   - path: The cache's file; it need not exist.
    ///   - toolVersion: The version of the tool; a cache of another version is not used.
    public init(path: String, toolVersion: String) {
        guard let bytes = try? FileBytes.read(path),
            let places = try? Self.places(in: bytes.bytes, toolVersion: toolVersion)
        else {
            self.bytes = nil
            self.places = [:]
            return
        }
        self.bytes = bytes
        self.places = places
    }

    /// The contents that are known.
    public var keys: Set<ContentKey> { Set(places.keys) }

    /// How many contents are known.
    var count: Int { places.count }

    /// Whether a content is known.
    func holds(_ key: ContentKey) -> Bool { places[key] != nil }

    /// The facts of a content.
    ///
    /// - Parameter key: The content.
    /// - Returns: Its facts, `nil` where they are not known.
    public subscript(key: ContentKey) -> FileFacts? {
        facts(of: key, headersOnly: false)
    }

    /// The facts of a content, or only its imports, its protocols and the headers of its types.
    func facts(of key: ContentKey, headersOnly: Bool) -> FileFacts? {
        guard let range = places[key], let bytes else { return nil }
        return withExtendedLifetime(bytes) {
            var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes.bytes[range]))
            reader.readsHeadersOnly = headersOnly
            return try? FileFacts(from: &reader)
        }
    }

    /// Writes a cache that holds what this one holds of some contents, and new facts beside it. The file is replaced
    /// in one step, so that a second run never meets half of it.
    ///
    /// - Parameters:
    ///   - path: The cache's file. Its folder is made if need be.
    ///   - toolVersion: The version of the tool.
    ///   - kept: The contents that are still in use.
    ///   - added: Facts that were read anew.
    /// - Throws: What the file system says.
    public func write(
        to path: String, toolVersion: String, keeping kept: Set<ContentKey>, adding added: [ContentKey: FileFacts]
    ) throws {
        let encoded = added.mapValues { facts in
            var writer = ByteWriter()
            facts.write(to: &writer)
            return writer.array
        }
        try write(to: path, toolVersion: toolVersion, keeping: kept, addingEncoded: encoded)
    }

    /// Writes a cache; see ``write(to:toolVersion:keeping:adding:)``.
    func write(
        to path: String, toolVersion: String, keeping kept: Set<ContentKey>, addingEncoded added: [ContentKey: [UInt8]]
    ) throws {
        var entries: [(key: ContentKey, length: Int)] = []
        // Sorted, so that equal contents give equal files.
        let order: (ContentKey, ContentKey) -> Bool = { ($0.hash, $0.length) < ($1.hash, $1.length) }
        for key in kept.sorted(by: order) where added[key] == nil {
            if let range = places[key] { entries.append((key, range.count)) }
        }
        for key in added.keys.sorted(by: order) { entries.append((key, added[key]?.count ?? 0)) }
        var body = Self.sealable()
        // A cache is large: its bytes are gathered once, in the place that they are written from.
        body.reserve(entries.reduce(toolVersion.utf8.count + 64) { $0 + $1.length + 32 })
        toolVersion.write(to: &body)
        body.write(entries.count)
        var start = 0
        for (key, length) in entries {
            body.writeFixed(key.hash)
            body.write(Int(key.length))
            body.write(start)
            body.write(length)
            start += length
        }
        for (key, _) in entries {
            if let facts = added[key] {
                facts.withUnsafeBytes { body.write($0) }
            } else if let range = places[key], let bytes {
                body.write(UnsafeRawBufferPointer(rebasing: bytes.bytes[range]))
            }
        }
        try Self.seal(&body, to: path)
    }

    /// The length of what proves a body whole.
    private static let sealLength = 24

    /// A writer with room for the seal before what is written to it.
    static func sealable() -> ByteWriter {
        var writer = ByteWriter()
        for _ in 0..<sealLength { writer.write(0 as UInt8) }
        return writer
    }

    /// Writes a body with what proves it whole.
    static func seal(_ body: inout ByteWriter, to path: String) throws {
        let sum = ContentKey(UnsafeRawBufferPointer(rebasing: body.bytes[sealLength...])).hash
        body.overwriteFixed(magic, at: 0)
        body.overwriteFixed(UInt64(schema), at: 8)
        body.overwriteFixed(sum, at: 16)
        try AtomicFile.write(buffer: body.bytes, to: path)
    }

    /// The place of a sealed file's body.
    static func unseal(_ bytes: UnsafeRawBufferPointer) throws(BinaryFormError) -> UnsafeRawBufferPointer {
        var reader = ByteReader(bytes)
        guard try reader.readFixed() == magic, try reader.readFixed() == UInt64(schema) else { throw BinaryFormError() }
        let sum = try reader.readFixed()
        let body = try reader.readBytes(reader.rest)
        guard ContentKey(body).hash == sum else { throw BinaryFormError() }
        return body
    }

    private static func places(
        in bytes: UnsafeRawBufferPointer, toolVersion: String
    ) throws(BinaryFormError) -> [ContentKey: Range<Int>] {
        let body = try unseal(bytes)
        var reader = ByteReader(body)
        guard try String(from: &reader) == toolVersion else { throw BinaryFormError() }
        let count = try reader.readCount()
        var entries: [(ContentKey, Int, Int)] = []
        entries.reserveCapacity(count)
        for _ in 0..<count {
            let hash = try reader.readFixed()
            let length = try reader.readInt()
            let start = try reader.readInt()
            entries.append(
                (ContentKey(hash: hash, length: UInt32(truncatingIfNeeded: length)), start, try reader.readInt()))
        }
        let blobStart = bytes.count - reader.rest
        var places: [ContentKey: Range<Int>] = Dictionary(minimumCapacity: count)
        for (key, start, length) in entries {
            guard start >= 0, length >= 0, start <= reader.rest, length <= reader.rest - start else {
                throw BinaryFormError()
            }
            places[key] = (blobStart + start)..<(blobStart + start + length)
        }
        return places
    }
}
