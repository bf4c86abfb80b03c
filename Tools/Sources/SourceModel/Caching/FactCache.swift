import Foundation

/// Facts of files that were read before, by the name of their content.
///
/// The file is read as a whole and checked by a sum; the facts of a content are decoded when they are asked for. A file
/// that is broken, or that another version of the tool wrote, is as good as none.
public struct FactCache: Sendable {
    private let bytes: FileBytes?
    private let places: [ContentKey: Range<Int>]
    /// True if the file is there and is not as it was written: cut short, or with other bytes in it.
    let isDamaged: Bool

    /// Opens a cache.
    ///
    /// - Parameters:
    ///   - path: The cache's file; it need not exist.
    ///   - toolVersion: The version of the tool; a cache of another version is not used.
    public init(path: String, toolVersion: String) {
        guard let bytes = try? FileBytes.map(path) else {
            (self.bytes, places, isDamaged) = (nil, [:], false)
            return
        }
        do throws(BinaryFormError) {
            places = try Self.places(in: bytes.bytes, toolVersion: toolVersion)
            (self.bytes, isDamaged) = (bytes, false)
        } catch {
            (self.bytes, places, isDamaged) = (nil, [:], !error.isForeign)
        }
    }

    /// The contents that are known whole.
    public var keys: Set<ContentKey> { Set(places.keys.filter(\.isOfContent)) }

    /// The number of contents that are known whole.
    var count: Int { places.keys.count(where: \.isOfContent) }

    /// The contents of which headers alone are known: what mocks need is read in a third of the time.
    var headerKeys: [ContentKey] { places.keys.filter(\.isOfHeaders) }

    /// A file of facts in a folder of such files.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - paths: The files and folders whose facts it remembers, for whoever reads them.
    /// - Returns: The file's path.
    public static func path(in folder: String, of paths: [String]) -> String {
        let places = (paths.isEmpty ? ["."] : paths).map(SourceFileList.absolutePath).joined(separator: "\n")
        return "\(folder)/facts-\(String(ContentKey(places).hash, radix: 36)).bin"
    }

    /// Opens a cache of a project; one that was never read at its place begins with what was read last at another: the same project,
    /// where a checkout moved or a machine was given the folder. Facts go by contents, so they are right wherever.
    ///
    /// - Parameters:
    ///   - path: The project's own file, as ``path(in:of:)`` names it.
    ///   - toolVersion: The version of the tool.
    /// - Returns: The cache, and true if it is of another place.
    static func opened(_ path: String, toolVersion: String) -> (cache: FactCache, isOfAnother: Bool) {
        let own = FactCache(path: path, toolVersion: toolVersion)
        guard own.bytes == nil, !own.isDamaged, let other = latest(beside: path) else { return (own, false) }
        let cache = FactCache(path: other, toolVersion: toolVersion)
        return cache.bytes == nil ? (own, false) : (cache, true)
    }

    /// The file of facts beside another that was written last.
    private static func latest(beside path: String) -> String? {
        let url = URL(fileURLWithPath: path)
        let others = try? FileManager.default.contentsOfDirectory(
            at: url.deletingLastPathComponent(), includingPropertiesForKeys: [.contentModificationDateKey])
        func date(_ url: URL) -> Date {
            (try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
        }
        let facts = (others ?? []).filter { file in
            file.lastPathComponent.hasPrefix("facts-") && file.pathExtension == "bin"
                && file.lastPathComponent != url.lastPathComponent
        }
        return facts.max { (date($0), $0.path) < (date($1), $1.path) }?.path
    }

    /// The answers that are kept beside facts.
    var answerKeys: [ContentKey] { places.keys.filter(\.isOfAnswers) }

    /// The answers that are kept by a name: memory of the whole cache, and the part of it; nil where there are none.
    func answers(_ key: ContentKey) -> (bytes: FileBytes, range: Range<Int>)? {
        guard let range = places[key], let bytes else { return nil }
        return (bytes, range)
    }

    /// Returns true if a content is known.
    func holds(_ key: ContentKey) -> Bool { places[key] != nil }

    /// The facts of a content.
    ///
    /// - Parameter key: The content.
    /// - Returns: Its facts, `nil` where they are not known.
    public subscript(key: ContentKey) -> FileFacts? {
        facts(of: key, .all)
    }

    /// The facts of a content, as much of them as is asked for; nil where they are not known, or cannot be read back.
    func facts(of key: ContentKey, _ selection: FactSelection, _ texts: RecentTexts? = nil) -> FileFacts? {
        guard let range = places[key], let bytes else { return nil }
        return withExtendedLifetime(bytes) {
            try? FactExtractor.readBack(UnsafeRawBufferPointer(rebasing: bytes.bytes[range]), selection, texts)
        }
    }

    /// The headers of a content, as a file gives them that is read no deeper: what is declared in bodies is not among them.
    ///
    /// - Parameter key: The content.
    /// - Returns: Its headers; nil where they are not known, or cannot be read back.
    public func headers(of key: ContentKey) -> FileFacts? {
        facts(of: key, .headers)?.headers ?? facts(of: key.ofHeaders, .all)
    }

    /// Writes a cache that holds what this one holds of some contents, and new facts beside it. The file is replaced
    /// in one step, so that a second run never meets half of it.
    ///
    /// - Parameters:
    ///   - path: The cache's file. Its folder is made if need be.
    ///   - toolVersion: The version of the tool.
    ///   - kept: The contents that are still in use.
    ///   - added: Facts that were read anew.
    /// - Throws: The file system's error.
    public func write(
        to path: String, toolVersion: String, keeping kept: Set<ContentKey>, adding added: [ContentKey: FileFacts]
    ) throws {
        let room = EncodedFacts.Room()
        let encoded = added.mapValues { room.write($0) }
        try write(to: path, toolVersion: toolVersion, keeping: kept, addingEncoded: encoded)
    }

    /// Remembers the headers of contents beside all that is known, where that is worth its time: as long as they are few, it
    /// takes longer to write a cache than to read them again.
    ///
    /// Whole facts stay, whoever they are of: those who read the whole project know which are still in use.
    ///
    /// - Parameters:
    ///   - headers: The headers that were read anew.
    ///   - files: The contents that were asked for.
    ///   - path: The cache's file. Its folder is made if need be.
    ///   - toolVersion: The version of the tool.
    public func remember(
        headers: [ContentKey: FileFacts], of files: Set<ContentKey>, at path: String, toolVersion: String
    ) {
        let read = headers.keys.reduce(0) { $0 + Int($1.length) }
        guard read > files.reduce(0, { $0 + Int($1.length) }) / 100 else { return }
        // Runs over other folders of the project have headers of their own.
        let isFull = headerKeys.count > 4 * files.count + 100
        let known = places.keys.filter { !isFull || !$0.isOfHeaders }
        let added = Dictionary(uniqueKeysWithValues: headers.map { ($0.ofHeaders, $1) })
        // What cannot be kept costs time at the next run and nothing else.
        try? write(to: path, toolVersion: toolVersion, keeping: Set(known), adding: added)
    }

    /// Writes a cache; see ``write(to:toolVersion:keeping:adding:)``.
    func write(
        to path: String, toolVersion: String, keeping kept: Set<ContentKey>,
        addingEncoded added: [ContentKey: EncodedFacts]
    ) throws {
        var entries: [(key: ContentKey, length: Int)] = []
        // Sorted, so that equal contents give equal files.
        let order: (ContentKey, ContentKey) -> Bool = { ($0.hash, $0.length) < ($1.hash, $1.length) }
        for key in kept.sorted(by: order) where added[key] == nil {
            if let range = places[key] { entries.append((key, range.count)) }
        }
        for key in added.keys.sorted(by: order) { entries.append((key, added[key]?.count ?? 0)) }
        var index = ByteWriter(capacity: toolVersion.utf8.count + 64 + entries.count * 24)
        toolVersion.write(to: &index)
        index.write(entries.count)
        var start = 0
        for (key, length) in entries {
            index.writeFixed(key.hash)
            index.write(Int(key.length))
            index.write(start)
            index.write(length)
            start += length
        }
        // A cache is large: it goes to the file piece by piece.
        var file = try ChecksummedFile(path: path, length: index.count + start)
        try file.write(index.bytes)
        for (key, _) in entries {
            if let facts = added[key] {
                try facts.withUnsafeBytes { try file.write($0) }
            } else if let range = places[key], let bytes {
                try withExtendedLifetime(bytes) {
                    try file.write(UnsafeRawBufferPointer(rebasing: bytes.bytes[range]))
                }
            }
        }
        try file.finish()
    }

    private static func places(
        in bytes: UnsafeRawBufferPointer, toolVersion: String
    ) throws(BinaryFormError) -> [ContentKey: Range<Int>] {
        var reader = try ChecksummedFile.reader(of: bytes, toolVersion: toolVersion)
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
