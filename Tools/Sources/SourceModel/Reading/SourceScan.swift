/// A first look at files without parsing: which of them can hold what is asked for, and what their contents are named.
/// Searching the bytes costs a hundredth of parsing.
public struct SourceScan: Sendable {
    /// The declarations that a file can hold, judged by its bytes. A word in a comment counts too: this only decides
    /// what is parsed.
    public struct Traits: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt8

        /// Makes a set of its bits.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The word `protocol`.
        public static let protocols = Traits(rawValue: 1)
        /// The word `typealias`.
        public static let aliases = Traits(rawValue: 2)
        /// `~Copyable` or `@globalActor`: what a reader of protocols must know of other types.
        public static let typeTraits = Traits(rawValue: 4)
    }

    /// One file of a scan.
    public struct File: Sendable {
        /// The absolute path.
        public let path: String
        /// The declarations that it can hold.
        public let traits: Traits
        /// The name of its content; absent where it can hold nothing that is asked for.
        public let key: ContentKey?
        /// The names after the word `typealias`, where the file holds no protocol itself.
        public let aliasNames: [String]
        /// The words after those that declare types, each as the number that ``ContentKey`` has for it: which files may
        /// declare a name is so known without parsing any.
        public let typeWords: [UInt64]
        /// The content, where it will surely be parsed.
        fileprivate let bytes: FileBytes?
        /// The file system's data of it before it was read, or nil where nobody asked.
        fileprivate let stamp: ScanMemory.Stamp?
        /// True if it was not opened, since the memory knew it.
        fileprivate let isRemembered: Bool
    }

    /// The files, in the order of their paths.
    public let files: [File]
    /// The files that could not be read, in words.
    public let notes: [SourceNote]
    /// The memory for the next scan, or nil where it would learn nothing new.
    public let newMemory: ScanMemory?

    /// Reads and searches files.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - jobs: The number of threads that take part.
    ///   - memory: The memory of an earlier scan; nil looks at everything, and remembers nothing.
    public init(_ list: SourceFileList, jobs: Int, memory: ScanMemory? = nil) {
        let paths = list.files
        let begin = ScanMemory.now
        let slots = ParallelResults<Result<File, FileReadingError>>(paths.count)
        // Batches of files keep the threads from meeting at the counter.
        let batch = 16
        Workers.run((paths.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, paths.count) {
                slots[index] = Self.look(at: paths[index], remembering: memory)
            }
        }
        var files: [File] = []
        var notes = list.notes
        files.reserveCapacity(paths.count)
        for (index, path) in paths.enumerated() {
            switch slots[index] {
            case .success(let file): files.append(file)
            case .failure(let error): notes.append(SourceNote(path: path, text: "cannot be read: \(error)"))
            case nil: break
            }
        }
        self.files = files
        self.notes = notes
        newMemory = memory.flatMap { Self.memory(of: files, after: $0, at: begin) }
    }

    /// Returns the memory of files; nil where nothing is new.
    private static func memory(of files: [File], after memory: ScanMemory, at begin: Int) -> ScanMemory? {
        var entries: [String: ScanMemory.Entry] = Dictionary(minimumCapacity: files.count)
        var hasNews = false
        for file in files {
            guard let stamp = file.stamp, max(stamp.written, stamp.changed) < begin - ScanMemory.rest else { continue }
            hasNews = hasNews || !file.isRemembered
            entries[file.path] = ScanMemory.Entry(
                stamp: stamp, traits: file.traits, key: file.key, aliasNames: file.aliasNames,
                typeWords: file.typeWords)
        }
        return hasNews || entries.count != memory.count ? ScanMemory(entries) : nil
    }

    /// The facts of the files that a question picks, parsed on some threads, the largest first, where the cache has
    /// none of them.
    ///
    /// - Parameters:
    ///   - cache: Facts that were read before: of what is in it, headers are taken.
    ///   - jobs: The number of threads that take part.
    ///   - depth: The depth to which a file is read that the cache does not know.
    ///   - progress: Hears now and then how many of the files that have to be parsed are done, on any thread.
    ///   - picks: Returns true if a file is asked for.
    /// - Returns: The facts by the file's index in `files`, what could not be read, and what was parsed anew.
    public func facts(
        cache: FactCache?, jobs: Int, depth: FactDepth = .headers,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }, where picks: (File) -> Bool
    ) -> (facts: [Int: FileFacts], notes: [SourceNote], parsed: [ContentKey: FileFacts]) {
        var found: [Int: FileFacts] = [:]
        var missing: [Int] = []
        for (index, file) in files.enumerated() where picks(file) {
            if let facts = file.key.flatMap({ cache?.headers(of: $0) }) {
                found[index] = facts
            } else {
                missing.append(index)
            }
        }
        let order = missing.sorted { files[$0].key?.length ?? 0 > files[$1].key?.length ?? 0 }
        let slots = ParallelResults<(FileFacts?, String?)>(order.count)
        let scanned = files
        let done = WorkProgress(of: order.count, tell: progress)
        Workers.run(order.count, jobs: jobs) { index in
            slots[index] = Self.parse(scanned[order[index]], depth)
            done.step()
        }
        var notes: [SourceNote] = []
        var parsed: [ContentKey: FileFacts] = [:]
        for (position, index) in order.enumerated() {
            if let facts = slots[position]?.0 {
                found[index] = facts
                if let key = files[index].key { parsed[key] = facts }
            } else if let text = slots[position]?.1 {
                notes.append(SourceNote(path: files[index].path, text: text))
            }
        }
        return (found, notes.sorted { $0.path < $1.path }, parsed)
    }

    private static func parse(_ file: File, _ depth: FactDepth) -> (FileFacts?, String?) {
        let bytes: FileBytes
        if let kept = file.bytes {
            bytes = kept
        } else {
            do { bytes = try FileBytes.read(file.path) } catch { return (nil, "cannot be read: \(error)") }
        }
        guard bytes.isUTF8 else { return (nil, "is not UTF-8 and was left out") }
        let read = bytes.withSource { source in
            Result { () throws(FactFailure) in try FactExtractor.facts(of: source, depth: depth) }
        }
        switch read {
        case .success(let facts): return (facts, nil)
        case .failure(let failure): return (nil, failure.reason)
        }
    }

    private static func look(at path: String, remembering memory: ScanMemory?) -> Result<File, FileReadingError> {
        // It is asked for before the file is read: what changes in between is seen to be newer the next time.
        let stamp = memory == nil ? nil : ScanMemory.Stamp(of: path)
        if let stamp, let known = memory?.entry(of: path, stamp) {
            return .success(
                File(
                    path: path, traits: known.traits, key: known.key, aliasNames: known.aliasNames,
                    typeWords: known.typeWords, bytes: nil, stamp: stamp, isRemembered: true))
        }
        do {
            let file = try FileBytes.read(path)
            let bytes = file.bytes
            var traits: Traits = []
            if ByteNeedle.protocolKeyword.occurs(in: bytes) { traits.insert(.protocols) }
            if ByteNeedle.aliasKeyword.occurs(in: bytes) { traits.insert(.aliases) }
            if ByteNeedle.noncopyable.occurs(in: bytes) || ByteNeedle.globalActor.occurs(in: bytes) {
                traits.insert(.typeTraits)
            }
            let names = traits == [.aliases] ? bytes.words(after: .aliasKeyword) : []
            let keeps = !traits.isDisjoint(with: [.protocols, .typeTraits])
            return .success(
                File(
                    path: path, traits: traits, key: traits.isEmpty ? nil : ContentKey(bytes), aliasNames: names,
                    typeWords: bytes.numbersOfTypeWords, bytes: keeps ? file : nil, stamp: stamp, isRemembered: false))
        } catch {
            return .failure(error)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// All words that follow those that declare types, as numbers, in their order.
    fileprivate var numbersOfTypeWords: [UInt64] {
        var numbers: [UInt64] = []
        eachTypeWord { word in numbers.append(ContentKey(word).hash) }
        return numbers
    }

    /// Gives each word that follows one that declares a type to a piece of work.
    ///
    /// Sixteen places are looked at at once: behind each such keyword is a blank, and before it the last letter of one of them.
    private func eachTypeWord(_ work: (UnsafeRawBufferPointer) -> Void) {
        let blanks = SIMD16(repeating: UInt8(ascii: " "))
        let (t, s) = (SIMD16(repeating: UInt8(ascii: "t")), SIMD16(repeating: UInt8(ascii: "s")))
        let (m, r) = (SIMD16(repeating: UInt8(ascii: "m")), SIMD16(repeating: UInt8(ascii: "r")))
        var offset = 0
        while let base = baseAddress, offset + 17 <= count {
            let letters = base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
            let behind = base.loadUnaligned(fromByteOffset: offset + 1, as: SIMD16<UInt8>.self)
            let isEnd = (letters .== t) .| (letters .== s) .| (letters .== m) .| (letters .== r)
            let hits = unsafeBitCast((behind .== blanks) .& isEnd, to: SIMD2<UInt64>.self)
            if hits.x | hits.y != 0 {
                eachHit(in: hits.x) { typeWord(behind: offset + $0 + 1, work) }
                eachHit(in: hits.y) { typeWord(behind: offset + 8 + $0 + 1, work) }
            }
            offset += 16
        }
        while offset + 1 < count {
            if self[offset + 1] == UInt8(ascii: " ") { typeWord(behind: offset + 1, work) }
            offset += 1
        }
    }

    /// Gives the number of each byte that is not zero to a piece of work.
    private func eachHit(in bytes: UInt64, _ work: (Int) -> Void) {
        var rest = bytes.littleEndian
        while rest != 0 {
            let number = rest.trailingZeroBitCount / 8
            work(number)
            rest &= ~(0xFF << (number * 8))
        }
    }

    /// Gives the word on if what ends at an offset, before a blank, declares a type.
    private func typeWord(behind end: Int, _ work: (UnsafeRawBufferPointer) -> Void) {
        for keyword in Self.typeKeywords {
            let start = end - keyword.count
            // `InteractorProtocol` holds no actor.
            guard start >= 0, self[start] == keyword[0], self[start..<end].elementsEqual(keyword),
                start == 0 || !self[start - 1].continuesWord
            else { continue }
            if let word = word(behind: end) { work(word) }
            return
        }
    }

    /// The keywords before the names of types.
    private static let typeKeywords = ["struct", "class", "enum", "actor", "typealias"].map { Array($0.utf8) }

    /// The words that follow a keyword.
    fileprivate func words(after keyword: ByteNeedle) -> [String] {
        var words: [String] = []
        var offset = 0
        while let hit = keyword.first(in: self, from: offset) {
            offset = hit + keyword.count
            if hit > 0, self[hit - 1].continuesWord { continue }
            if offset < count, self[offset].continuesWord { continue }
            guard let word = word(behind: offset) else { continue }
            words.append(String(decoding: word, as: UTF8.self))
            offset += word.count
        }
        return words
    }

    /// The word that begins at a place or behind blanks there; nil where something else does.
    private func word(behind place: Int) -> UnsafeRawBufferPointer? {
        var from = place
        while from < count, self[from] == UInt8(ascii: " ") || self[from] == UInt8(ascii: "`") { from += 1 }
        var end = from
        while end < count, self[end].continuesWord { end += 1 }
        return end > from ? UnsafeRawBufferPointer(rebasing: self[from..<end]) : nil
    }
}
