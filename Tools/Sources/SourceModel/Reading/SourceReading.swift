import Foundation

/// Reads files, names their contents, and takes the facts of those that are not known.
struct SourceReading {
    /// The files that could be read, in the order that they were given in.
    private(set) var files: [SourceFacts.File] = []
    /// The facts of contents that were not known, in the form that caches keep.
    private(set) var fresh: [ContentKey: EncodedFacts] = [:]
    /// Why contents were left out.
    private(set) var refused: [ContentKey: String] = [:]
    /// The files that could not be read, or were left out, and why.
    private(set) var notes: [SourceNote] = []

    /// Files are handed to threads by so many, so that the threads do not meet at the counter.
    private static let batch = 16

    /// The result of reading one file.
    private enum Outcome: Sendable {
        /// It has that content, which is known or read elsewhere.
        case named(ContentKey)
        /// It has that content, and these facts.
        case read(ContentKey, EncodedFacts)
        /// It has that content, of which there are no facts.
        case refused(ContentKey, String)
        /// It could not be read.
        case failed(String)
    }

    /// The settings by which files are parsed.
    struct Parsing: Sendable {
        /// The number of threads that take part.
        var jobs: Int
        /// True if the names that files write are asked for, and of tests no more than these and headers.
        var takesNames = false
        /// Hears now and then how many of the files that have to be parsed are done, on any thread.
        var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

        /// Parses files, given by their numbers, on all threads.
        fileprivate func run(_ count: Int, _ work: @escaping @Sendable (Int, EncodedFacts.Room) -> Void) {
            let done = WorkProgress(of: count, tell: progress)
            Workers.run(count, jobs: jobs, with: { [takesNames] in EncodedFacts.Room(takesNames: takesNames) }) {
                work($0, $1)
                done.step()
            }
        }
    }

    /// Reads files.
    ///
    /// - Parameters:
    ///   - paths: Their paths.
    ///   - known: The facts of contents that are known.
    ///   - named: The same files with the names of their contents, where somebody has just read them.
    ///   - parsing: How those are parsed whose contents are not known.
    init(_ paths: [String], known: FactCache?, named: [SourceFacts.File]? = nil, _ parsing: Parsing) {
        let outcomes = ParallelResults<Outcome>(paths.count)
        // Where nothing is known, each file is read once: it is named and parsed from the same bytes.
        if let known, known.count > 0 {
            if let named, named.count == paths.count {
                for (index, file) in named.enumerated() { outcomes[index] = .named(file.key) }
            } else {
                Self.forEachBatch(of: paths, parsing.jobs) { index in outcomes[index] = Self.name(paths[index]) }
            }
            Self.parseUnknown(paths, known, outcomes, parsing)
        } else {
            Self.parseAll(paths, outcomes, parsing)
        }
        for (index, path) in paths.enumerated() {
            switch outcomes[index] {
            case .named(let key): files.append(SourceFacts.File(path: path, key: key))
            case .read(let key, let facts):
                files.append(SourceFacts.File(path: path, key: key))
                fresh[facts.isOfTests ? key.ofTests : key] = facts
            case .refused(let key, let text):
                files.append(SourceFacts.File(path: path, key: key))
                refused[key] = text
            case .failed(let text): notes.append(SourceNote(path: path, text: text))
            case nil: break
            }
        }
        for file in files {
            if let text = refused[file.key] { notes.append(SourceNote(path: file.path, text: text)) }
        }
    }

    private static func forEachBatch(of paths: [String], _ jobs: Int, _ work: @escaping @Sendable (Int) -> Void) {
        Workers.run((paths.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, paths.count) { work(index) }
        }
    }

    private static func name(_ path: String) -> Outcome {
        do throws(FileReadingError) {
            let file = try FileBytes.read(path)
            return .named(withExtendedLifetime(file) { ContentKey(file.bytes) })
        } catch {
            return .failed("cannot be read: \(error)")
        }
    }

    /// Parses the files whose contents are not known, each content once, the largest first.
    private static func parseUnknown(
        _ paths: [String], _ known: FactCache, _ outcomes: ParallelResults<Outcome>, _ parsing: Parsing
    ) {
        var wanted: [(index: Int, key: ContentKey)] = []
        var seen: Set<ContentKey> = []
        for index in paths.indices {
            guard case .named(let key) = outcomes[index], !known.holds(key) else { continue }
            if parsing.takesNames, known.holds(key.ofTests) { continue }
            if seen.insert(key).inserted { wanted.append((index, key)) }
        }
        wanted.sort { ($1.key.length, $0.index) < ($0.key.length, $1.index) }
        let order = wanted
        parsing.run(order.count) { number, room in
            let (index, key) = order[number]
            let outcome = parse(paths[index], room) { $0 == key }
            // A file that changed since it was looked at is another one; the next run will read it.
            if case .named = outcome {
                outcomes[index] = .refused(key, "changed while it was read")
            } else {
                outcomes[index] = outcome
            }
        }
    }

    /// Parses all files, each content once, the largest first.
    private static func parseAll(_ paths: [String], _ outcomes: ParallelResults<Outcome>, _ parsing: Parsing) {
        let sizes = ParallelResults<Int>(paths.count)
        forEachBatch(of: paths, parsing.jobs) { index in sizes[index] = FileBytes.size(of: paths[index]) }
        let order = paths.indices.sorted { (sizes[$1] ?? 0, $0) < (sizes[$0] ?? 0, $1) }
        let contents = ContentSet()
        parsing.run(order.count) { number, room in
            let index = order[number]
            outcomes[index] = parse(paths[index], room) { contents.insert($0) }
        }
    }

    /// Reads a file and takes its facts.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - room: Takes the facts; of this thread alone.
    ///   - isWanted: Returns true if the facts of a content are wanted; if not, the content is named.
    private static func parse(
        _ path: String, _ room: EncodedFacts.Room, _ isWanted: (ContentKey) -> Bool
    ) -> Outcome {
        let file: FileBytes
        do { file = try FileBytes.read(path) } catch { return .failed("cannot be read: \(error)") }
        return withExtendedLifetime(file) {
            let key = ContentKey(file.bytes)
            guard isWanted(key) else { return .named(key) }
            guard file.isUTF8 else { return .refused(key, "is not UTF-8 and was left out") }
            guard let facts = file.withSource({ room.write(factsOf: $0) }) else {
                return .refused(key, FactFailure.tooDeep.reason)
            }
            return .read(key, facts)
        }
    }
}

/// The contents that some thread has taken on.
private final class ContentSet: @unchecked Sendable {
    private let lock = NSLock()
    private var keys: Set<ContentKey> = []

    /// Takes a content on.
    ///
    /// - Returns: True if nobody had.
    func insert(_ key: ContentKey) -> Bool { lock.withLock { keys.insert(key).inserted } }
}
