import Foundation

/// The facts of all files of some folders, each file parsed once for as long as its content is the same.
///
/// Facts are decoded file by file when they are asked for: a run that asks for few pays for few.
public struct SourceFacts: Sendable {
    /// One file.
    public struct File: Sendable {
        /// The absolute path.
        public let path: String
        /// The name of its content.
        public let key: ContentKey
    }

    /// The files that could be read, in the order of their paths.
    public let files: [File]
    /// The package manifests that were met.
    public let manifests: [String]
    /// What could not be read, and why, in the order of the paths.
    public let notes: [SourceNote]
    /// How many files were parsed in this run.
    public let parsedCount: Int
    private let cache: FactCache?
    private let fresh: [ContentKey: [UInt8]]

    /// Reads files: those of unknown content are parsed, in parallel, the largest first, and remembered.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - cachePath: The file that remembers facts from run to run; `nil` for none. One that cannot be written costs
    ///     the next run its time and nothing else.
    ///   - toolVersion: The version of the tool; what another one remembered is not used.
    ///   - jobs: How many threads take part.
    ///   - progress: Hears now and then how many of the files that have to be parsed are done, on any thread.
    public init(
        _ list: SourceFileList, cachePath: String?, toolVersion: String, jobs: Int = Workers.processorCount,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) {
        let paths = list.files
        let named = Slots<Result<ContentKey, FileReadingError>>(paths.count)
        let batch = 16
        Workers.run((paths.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, paths.count) {
                do throws(FileReadingError) {
                    let file = try FileBytes.read(paths[index])
                    named[index] = .success(withExtendedLifetime(file) { ContentKey(file.bytes) })
                } catch {
                    named[index] = .failure(error)
                }
            }
        }
        let cache = cachePath.map { FactCache(path: $0, toolVersion: toolVersion) }
        var notes = list.notes
        var files: [File] = []
        var wanted: [ContentKey: String] = [:]
        for (index, path) in paths.enumerated() {
            switch named[index] {
            case .success(let key):
                files.append(File(path: path, key: key))
                if cache?.holds(key) != true { wanted[key] = path }
            case .failure(let error): notes.append(SourceNote(path: path, text: "cannot be read: \(error)"))
            case nil: break
            }
        }
        let missing = wanted.sorted { ($1.key.length, $0.value) < ($0.key.length, $1.value) }
        let encoded = Slots<Result<[UInt8], SourceRefusal>>(missing.count)
        let done = WorkProgress(of: missing.count, tell: progress)
        Workers.run(missing.count, jobs: jobs) { index in
            encoded[index] = Self.read(missing[index].value, missing[index].key)
            done.step()
        }
        var fresh: [ContentKey: [UInt8]] = [:]
        var refused: [ContentKey: String] = [:]
        for (position, (key, _)) in missing.enumerated() {
            switch encoded[position] {
            case .success(let bytes): fresh[key] = bytes
            case .failure(let refusal): refused[key] = refusal.text
            case nil: break
            }
        }
        for file in files { if let text = refused[file.key] { notes.append(SourceNote(path: file.path, text: text)) } }
        let isStale = cache?.count != files.count - refused.count
        if let cachePath, let cache, !fresh.isEmpty || isStale {
            let keys = Set(files.map(\.key))
            if !fresh.isEmpty || cache.keys != keys.subtracting(refused.keys) {
                try? cache.write(to: cachePath, toolVersion: toolVersion, keeping: keys, addingEncoded: fresh)
            }
        }
        self.files = files.filter { refused[$0.key] == nil }
        self.manifests = list.manifests
        self.notes = notes.sorted { $0.path < $1.path }
        self.parsedCount = missing.count
        self.cache = cache
        self.fresh = fresh
    }

    /// The facts of a file.
    ///
    /// - Parameter index: The file's index in ``files``.
    /// - Returns: Its facts.
    public func facts(of index: Int) -> FileFacts { read(index, headersOnly: false) }

    /// What a file imports and declares, without the members of its types and without bodies: a third of the work.
    ///
    /// - Parameter index: The file's index in ``files``.
    /// - Returns: Its imports, its protocols with their members, and the headers of its types.
    public func headers(of index: Int) -> FileFacts { read(index, headersOnly: true) }

    private func read(_ index: Int, headersOnly: Bool) -> FileFacts {
        let key = files[index].key
        guard let bytes = fresh[key] else {
            return cache?.facts(of: key, headersOnly: headersOnly) ?? FileFacts()
        }
        let read = bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            reader.readsHeadersOnly = headersOnly
            return try? FileFacts(from: &reader)
        }
        return read ?? FileFacts()
    }

    /// What a question makes of each file's facts, which are decoded for it and then forgotten.
    ///
    /// - Parameters:
    ///   - jobs: How many threads take part.
    ///   - transform: Asked of each file, on any thread.
    /// - Returns: The answers, in the order of ``files``.
    public func map<Answer: Sendable>(
        jobs: Int = Workers.processorCount, _ transform: @escaping @Sendable (File, FileFacts) -> Answer
    ) -> [Answer] {
        let answers = Slots<Answer>(files.count)
        // Batches of files keep the threads from meeting at the counter.
        let batch = 16
        Workers.run((files.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, files.count) {
                answers[index] = transform(files[index], facts(of: index))
            }
        }
        return files.indices.compactMap { answers[$0] }
    }

    private struct SourceRefusal: Error {
        var text: String
    }

    private static func read(_ path: String, _ key: ContentKey) -> Result<[UInt8], SourceRefusal> {
        let bytes: FileBytes
        do { bytes = try FileBytes.read(path) } catch {
            return .failure(SourceRefusal(text: "cannot be read: \(error)"))
        }
        // A file that changed since it was looked at is another one; the next run will read it.
        let isSame = withExtendedLifetime(bytes) { ContentKey(bytes.bytes) == key }
        guard isSame else { return .failure(SourceRefusal(text: "changed while it was read")) }
        guard bytes.isUTF8 else { return .failure(SourceRefusal(text: "is not UTF-8 and was left out")) }
        guard let facts = bytes.withSource({ FactExtractor.facts(of: $0, depth: .whole) }) else {
            return .failure(SourceRefusal(text: ParserLimits.refusal))
        }
        var writer = ByteWriter()
        facts.write(to: &writer)
        // A copy of just the size: what grew by doubling has room that would be kept for nothing.
        return .success(writer.bytes.withUnsafeBytes { Array($0) })
    }
}
