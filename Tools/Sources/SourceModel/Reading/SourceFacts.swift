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

    /// A file that remembers facts from run to run.
    public struct Memory: Sendable {
        /// The path. A file that cannot be written costs the next run its time and nothing else.
        let path: String
        /// The version of the tool; what another one remembered is not used.
        let toolVersion: String
        /// True where ``SourceFacts/keep(_:)`` ends the run, and remembers everything at once.
        let keepsLater: Bool

        /// Says where facts are remembered.
        ///
        /// - Parameters:
        ///   - path: The file.
        ///   - toolVersion: The version of the tool; what another one remembered is not used.
        ///   - keepsLater: True where ``SourceFacts/keep(_:)`` ends the run, and remembers everything at once.
        public init(path: String, toolVersion: String, keepsLater: Bool = false) {
            self.path = path
            self.toolVersion = toolVersion
            self.keepsLater = keepsLater
        }
    }

    /// The files that could be read, in the order of their paths.
    public internal(set) var files: [File]
    /// The package manifests that were met.
    public let manifests: [String]
    /// The files that could not be read, and why, in the order of the paths. Facts are decoded when they are asked
    /// for: what goes wrong then is told from then on.
    public var notes: [SourceNote] {
        (readingNotes + decodingNotes.all).sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    }
    private let readingNotes: [SourceNote]
    private let decodingNotes = DecodingNotes()
    /// The number of files that were parsed in this run.
    public let parsedCount: Int
    private let cache: FactCache?
    /// True if the cache is that of another place.
    private let isOfAnother: Bool
    private let fresh: [ContentKey: EncodedFacts]
    private let memory: Memory?
    private let takesNames: Bool

    /// Reads files: those of unknown content are parsed, in parallel, the largest first, and remembered.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - memory: The file that remembers facts from run to run; `nil` for none.
    ///   - fingerprint: The fingerprint that was just read to name the files' contents, so that they need not be read
    ///     once more for it.
    ///   - takesNames: True if it will be asked of many names which files write them: the names of files that are parsed are then
    ///     taken while they are read. Of files of tests, whose code no rule judges, these and headers are all there is.
    ///   - jobs: The number of threads that take part.
    ///   - progress: Hears now and then how many of the files that have to be parsed are done, on any thread.
    public init(
        _ list: SourceFileList, memory: Memory? = nil, fingerprint: SourceFingerprint? = nil, takesNames: Bool = false,
        jobs: Int = Workers.processorCount,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) {
        let opened = memory.map { FactCache.opened($0.path, toolVersion: $0.toolVersion) }
        let cache = opened?.cache
        isOfAnother = opened?.isOfAnother ?? false
        let reading = SourceReading(
            list.files, known: cache, named: fingerprint?.files,
            SourceReading.Parsing(jobs: jobs, takesNames: takesNames, progress: progress))
        files = reading.files.filter { reading.refused[$0.key] == nil }
        manifests = list.manifests
        var notes = list.notes + reading.notes
        if let memory, cache?.isDamaged == true {
            notes.append(SourceNote(path: memory.path, text: "is damaged: it was made anew, and all files were parsed"))
        }
        readingNotes = notes
        parsedCount = reading.fresh.count + reading.refused.count
        fresh = reading.fresh
        self.cache = cache
        self.memory = memory
        self.takesNames = takesNames
        if memory?.keepsLater == false { write([]) }
    }

    /// The answers that an earlier run kept by a name.
    ///
    /// - Parameter name: Who asked what.
    /// - Returns: The answers; none where nothing is remembered.
    package func answers(_ name: String) -> KeptAnswers { KeptAnswers(name, cache) }

    /// The bytes that an earlier run kept by a name.
    ///
    /// - Parameter name: Who wrote them.
    /// - Returns: The bytes; none where nothing is remembered.
    package func bytes(_ name: String) -> KeptBytes { KeptBytes(name, cache) }

    /// Remembers facts for the next run, and what was made of them, where that is worth its time.
    ///
    /// - Parameter kept: All that is to be remembered beside facts.
    package func keep(_ kept: [KeptBytes]) {
        // What was made of a file that could not be read is none of its content.
        if memory?.keepsLater == true { write(decodingNotes.all.isEmpty ? kept : []) }
    }

    private func write(_ kept: [KeptBytes]) {
        guard let memory, let cache else { return }
        var keys = Set(files.map { keptKey($0.key) })
        let isWorth =
            isOfAnother || Self.isWorthWriting(cache, fresh, keys) || kept.contains(where: \.isReplaced)
        guard isWorth else { return }
        var added = fresh
        if memory.keepsLater {
            for kept in kept { added[kept.key] = kept.encoded }
        } else {
            keys.formUnion(cache.answerKeys)
        }
        try? cache.write(to: memory.path, toolVersion: memory.toolVersion, keeping: keys, addingEncoded: added)
    }

    /// Returns true if a cache is written anew. All of it is written then, which takes longer than to parse a few
    /// files again and again: that goes on until they are the hundredth part.
    private static func isWorthWriting(
        _ cache: FactCache, _ fresh: [ContentKey: EncodedFacts], _ keys: Set<ContentKey>
    ) -> Bool {
        let known = keys.count - fresh.count
        let read = fresh.keys.reduce(0) { $0 + $1.byteCount }
        let all = keys.reduce(0) { $0 + $1.byteCount }
        return read > all / 100 || cache.count > known + known / 10
    }

    /// The facts of a file.
    ///
    /// - Parameter index: The file's index in ``files``.
    /// - Returns: Its facts.
    public func facts(of index: Int) -> FileFacts { facts(of: index, .all) }

    /// Returns a file's imports and declarations, without the members of its types and without bodies: a third of the
    /// work.
    ///
    /// - Parameter index: The file's index in ``files``.
    /// - Returns: Its imports, its protocols with their members, and the headers of its types.
    public func headers(of index: Int) -> FileFacts { facts(of: index, .headers) }

    /// The facts of a file, as much of them as is asked for; the rest is passed over.
    ///
    /// - Parameters:
    ///   - index: The file's index in ``files``.
    ///   - selection: The selection that is wanted.
    /// - Returns: Its facts; what was not asked for is empty.
    public func facts(of index: Int, _ selection: FactSelection) -> FileFacts { facts(of: index, selection, nil) }

    /// The facts of a file, as ``facts(of:_:)`` gives them.
    ///
    /// - Parameters:
    ///   - index: The file's index in ``files``.
    ///   - selection: The selection that is wanted.
    ///   - texts: The texts that were read last on this thread: who reads many files has each of these once in memory.
    /// - Returns: Its facts; what was not asked for is empty.
    package func facts(of index: Int, _ selection: FactSelection, _ texts: RecentTexts?) -> FileFacts {
        let key = keptKey(files[index].key)
        let kept =
            if let bytes = fresh[key] {
                bytes.withUnsafeBytes { try? FactExtractor.readBack($0, selection, texts) }
            } else {
                cache?.facts(of: key, selection, texts)
            }
        let facts = kept ?? parsedAgain(files[index], selection)
        return takesNames && facts.imports.areOfTests ? facts.headers : facts
    }

    /// The key by which the facts of a content are known: another one where no more of them was read than is asked of tests.
    private func keptKey(_ key: ContentKey) -> ContentKey {
        guard takesNames, fresh[key] == nil, cache?.holds(key) != true else { return key }
        return fresh[key.ofTests] != nil || cache?.holds(key.ofTests) == true ? key.ofTests : key
    }

    /// All names that a file writes, as ``NumberedNames`` has them, where it was parsed in this run or is one of tests.
    func names(of index: Int) -> [UInt64]? {
        let file = files[index]
        if let names = fresh[keptKey(file.key)]?.names { return names }
        guard takesNames, facts(of: index, .importsAlone).imports.areOfTests,
            let bytes = try? FileBytes.read(file.path)
        else { return nil }
        return withExtendedLifetime(bytes) {
            ContentKey(bytes.bytes) == file.key ? bytes.withSource { LexedNames.of($0).sorted } : nil
        }
    }

    /// The facts of a file whose remembered ones cannot be read back; it is told.
    private func parsedAgain(_ file: File, _ selection: FactSelection) -> FileFacts {
        let outcome: (facts: FileFacts?, text: String)
        do {
            let bytes = try FileBytes.read(file.path)
            let read = try withExtendedLifetime(bytes) {
                guard ContentKey(bytes.bytes) == file.key else { return nil as FileFacts? }
                return try bytes.withSource { try FactExtractor.wholeFacts(of: $0, selection) }
            }
            outcome = (
                read,
                read == nil ? "changed while it was read" : "had no readable facts in the cache, and was parsed anew"
            )
        } catch let failure as FactFailure {
            outcome = (nil, failure.reason)
        } catch {
            outcome = (nil, "cannot be read: \(error)")
        }
        decodingNotes.add(SourceNote(path: file.path, text: outcome.text))
        return outcome.facts ?? FileFacts()
    }

    /// Returns the answers of a question to each file's facts, which are decoded for it and then forgotten.
    ///
    /// - Parameters:
    ///   - selection: The selection of each file's facts: a caller that asks for less waits less.
    ///   - jobs: The number of threads that take part.
    ///   - transform: Asked of each file, on any thread.
    /// - Returns: The answers, in the order of ``files``.
    public func map<Answer: Sendable>(
        _ selection: FactSelection = .all, jobs: Int = Workers.processorCount,
        _ transform: @escaping @Sendable (File, FileFacts) -> Answer
    ) -> [Answer] {
        let answers = ParallelResults<Answer>(files.count)
        // Batches of files keep the threads from meeting at the counter.
        let batch = 16
        Workers.run((files.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, files.count) {
                answers[index] = transform(files[index], facts(of: index, selection))
            }
        }
        return files.indices.compactMap { answers[$0] }
    }
}

/// The notes on files whose facts could not be decoded, from any thread, each once.
private final class DecodingNotes: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: Set<SourceNote> = []

    var all: [SourceNote] { lock.withLock { Array(notes) } }

    func add(_ note: SourceNote) {
        lock.withLock { _ = notes.insert(note) }
    }
}
