import SourceModel

/// Adds the mocks of files that came along to those that an earlier run made.
///
/// A run knows what all mocks are made from, and finds by it which of them have to be made anew; where thousands of protocols
/// have mocks, to find that out costs more than all else. Mostly there is nothing to find: everything is as the last run left
/// it, but for some files that were just written, which speak of nothing that others declare, and of which others do not speak.
/// Then only these files are read, and their mocks put between the others. Whatever is not surely so is left to a run that
/// looks at everything.
struct MockAddition {
    private let earlier: OutputSections
    private let path: String
    private let output: OutputSections.Output
    private let bytes: FileBytes
    /// All files, as numbers that are sorted.
    private let files: [UInt64]
    /// The paths of those that came along.
    let newFiles: Set<String>

    /// Looks whether a run may add to what an earlier one wrote: nothing that it was made from is gone or changed.
    ///
    /// - Parameters:
    ///   - earlier: The record of the earlier run.
    ///   - path: The output, of which there is one.
    ///   - basis: The inputs of mocks beside files.
    ///   - scan: All files.
    init?(to earlier: OutputSections, at path: String, basis: UInt64, scan: SourceScan) {
        guard earlier.basis == basis, earlier.outputs.count == 1, let output = earlier.outputs[path] else { return nil }
        let numbers = Self.numbers(of: scan)
        files = numbers.sorted()
        var unseen = earlier.files[...]
        var newNumbers: Set<UInt64> = []
        for number in files {
            if unseen.first == number { unseen.removeFirst() } else { newNumbers.insert(number) }
        }
        guard unseen.isEmpty, let bytes = try? FileBytes.read(path),
            withExtendedLifetime(bytes, { ContentKey(bytes.bytes) == output.content })
        else { return nil }
        newFiles = Set(zip(scan.files, numbers).filter { newNumbers.contains($1) }.map(\.0.path))
        self.earlier = earlier
        self.path = path
        self.output = output
        self.bytes = bytes
    }

    /// Each file as one number, in their order.
    static func numbers(of scan: SourceScan) -> [UInt64] {
        // Where nothing else of a file counts, what it may declare still does.
        scan.files.map { file in
            file.key.map { ContentKey.joined(ContentKey(file.path).hash, $0.hash) } ?? numberOfWords(file)
        }
    }

    /// A file of which nothing counts but what it may declare, as one number.
    static func numberOfWords(_ file: SourceScan.File) -> UInt64 {
        ContentKey.joined(ContentKey(file.path).hash, file.typeWords)
    }

    /// Returns true if files declare nothing that others name or declare, and name nothing that others declare.
    ///
    /// - Parameters:
    ///   - names: The names that files with protocols declare and mention.
    ///   - words: The names that all files which came along may declare.
    ///   - scan: All files.
    func areApart(_ names: NamesInSources, _ words: WordsOfFiles, in scan: SourceScan) -> Bool {
        let aliases = Set(scan.files.flatMap(\.aliasNames).map(NamesInSources.number))
        return names.declared.isDisjoint(with: aliases) && names.mentioned.isDisjoint(with: aliases)
            && !names.declared.union(words.beside).contains {
                Self.holds(earlier.declared, $0) || Self.holds(earlier.mentioned, $0)
            }
            && !names.mentioned.contains { Self.holds(earlier.declared, $0) }
    }

    /// The whole output, with the mocks of files that came along; nil where it is not put together of the same parts.
    ///
    /// - Parameters:
    ///   - file: The mocks of these files alone.
    ///   - names: The names that these files declare and mention.
    ///   - words: The names that all files which came along may declare.
    func joined(
        _ file: MockFile, _ names: NamesInSources, _ words: WordsOfFiles
    ) -> (pieces: [[UInt8]], sections: OutputSections)? {
        withExtendedLifetime(bytes) {
            let old = bytes.bytes
            let end = output.sections.reduce(output.start) { $0 + max($1.length, 0) }
            guard file.pieces.count > 1, output.start <= end, end <= old.count,
                old[..<output.start].elementsEqual(file.pieces[0]),
                old[end...].elementsEqual(file.pieces.dropFirst(2).joined())
            else { return nil }
            var sections = OutputSections(paths: earlier.paths)
            let new = OutputSections(of: [path: file], contents: [path: output.content])
            sections.paths += new.paths
            var merged: [OutputSections.Section] = []
            merged.reserveCapacity(output.sections.count + file.sections.count)
            var whole: [UInt8] = []
            whole.reserveCapacity(old.count + file.pieces[1].count)
            whole += old[..<output.start]
            var waiting = (new.outputs[path]?.sections ?? [])[...]
            var (taken, copied, place) = (0, output.start, output.start)
            for section in output.sections {
                while let next = waiting.first, next.name <= section.name {
                    // Two mocks of one name are told apart by their modules.
                    if next.name == section.name { return nil }
                    whole += old[copied..<place]
                    copied = place
                    append(next, &taken)
                }
                merged.append(section)
                place += max(section.length, 0)
            }
            whole += old[copied..<end]
            while let next = waiting.first { append(next, &taken) }
            whole += old[end...]

            func append(_ section: OutputSections.Section, _ taken: inout Int) {
                whole += file.pieces[1][taken..<(taken + section.length)]
                taken += section.length
                var section = section
                section.sources = section.sources.map { $0 + earlier.paths.count }
                merged.append(section)
                waiting = waiting.dropFirst()
            }
            let pieces = [whole]
            sections.outputs[path] = OutputSections.Output(
                content: ContentKey(pieces), start: output.start, sections: merged)
            sections.basis = earlier.basis
            sections.files = files
            sections.declared = Self.merged(earlier.declared, names.declared)
            sections.mentioned = Self.merged(earlier.mentioned, names.mentioned.union(words.beside))
            return (pieces, sections)
        }
    }

    /// Returns true if a number is among sorted ones.
    private static func holds(_ sorted: [UInt64], _ number: UInt64) -> Bool {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < sorted.count && sorted[low] == number
    }

    private static func merged(_ sorted: [UInt64], _ more: Set<UInt64>) -> [UInt64] {
        (sorted + more.filter { !holds(sorted, $0) }).sorted()
    }
}

/// The names that the files declare from which mocks are made, and those that their protocols mention, each as a
/// number.
struct NamesInSources {
    private(set) var declared: Set<UInt64> = []
    /// The names that are mentioned and not declared by these files themselves.
    private(set) var mentioned: Set<UInt64> = []

    /// Collects the names.
    init(_ sources: [MockSource]) {
        for source in sources {
            for type in source.facts.types where type.kind != .extension {
                declared.insert(Self.number(type.name))
                if type.kind == .alias {
                    for target in type.inheritance {
                        NamesInProtocols.visit(target) { mentioned.insert(Self.number($0)) }
                    }
                }
            }
            for fact in source.facts.protocols {
                declared.insert(Self.number(fact.name))
                for name in MockNeighbours.namesOfMocks(of: fact) { declared.insert(Self.number(name)) }
                NamesInProtocols.visit(fact) { mentioned.insert(Self.number($0)) }
            }
        }
        mentioned.subtract(declared)
    }

    /// A name as a number.
    static func number(_ name: String) -> UInt64 { ContentKey(SwiftIdentifier.plain(name)).hash }
}

/// The names that files may declare by their words, each as a number.
struct WordsOfFiles {
    /// In files that hold no protocol.
    private(set) var beside: Set<UInt64> = []
    /// In files of other modules.
    private(set) var foreign: Set<UInt64> = []

    /// Collects the words.
    init(_ files: some Sequence<(words: Set<String>, holdsProtocols: Bool, isForeign: Bool)>) {
        for file in files {
            // `class func` and `a class that` declare nothing.
            let numbers = file.words.filter { $0.first?.isLowercase == false }.map(NamesInSources.number)
            if !file.holdsProtocols { beside.formUnion(numbers) }
            if file.isForeign { foreign.formUnion(numbers) }
        }
    }
}

extension MockRun {
    /// Adds the mocks of the files that came along, where that is all there is to do.
    ///
    /// - Parameter input: All that is read.
    /// - Returns: The report; nil where everything has to be looked at.
    /// - Throws: ``MockRunError`` where the output cannot be written.
    func addition(_ input: MockInput) throws -> Report? {
        let (scan, modules, outputPath) = (input.scan, input.modules, input.outputPath)
        guard !added.isEmpty, case .listed(_, let listed) = selection, listed.isSubset(of: added),
            case .modules(let paths) = output, paths.count == 1, options.access == .internal, let sectionsPath,
            let cachePath, let earlier = OutputSections.read(from: sectionsPath, toolVersion: toolVersion),
            let addition = MockAddition(to: earlier, at: outputPath, basis: basis(input), scan: scan)
        else { return nil }
        // Other modules have files of their own that came along; their protocols get no mocks here.
        let others = addition.newFiles.subtracting(added)
        let areForeign = others.allSatisfy { file in
            module(of: file, in: modules).map { paths[$0.name] == nil } ?? false
        }
        guard areForeign else { return nil }
        let cache = FactCache(path: cachePath, toolVersion: toolVersion)
        let (facts, notes, parsed) = scan.facts(cache: cache, jobs: 1) { file in
            addition.newFiles.contains(file.path) && !file.traits.isEmpty
        }
        let sources = sources(scan, facts, modules)
        let names = NamesInSources(sources)
        let words = WordsOfFiles(
            scan.wordsOfOutermostTypes(jobs: 1) { addition.newFiles.contains($0.path) }.map { index, words in
                (words, holdsProtocols: facts[index] != nil, isForeign: others.contains(scan.files[index].path))
            })
        let own = NamesInSources(sources.filter { added.contains($0.path) })
        guard notes.isEmpty, sources.contains(where: { added.contains($0.path) }),
            addition.areApart(names, words, in: scan), words.foreign.isDisjoint(with: own.declared),
            words.foreign.isDisjoint(with: own.mentioned),
            let file = try make(sources, modules, outputPath, nil)[outputPath], file.count > 0,
            let (pieces, sections) = addition.joined(file, names, words)
        else { return nil }
        do {
            try AtomicFile.write(pieces, to: outputPath)
        } catch {
            throw MockRunError.cannotWrite("\(outputPath): \(error.localizedDescription)")
        }
        // What cannot be kept costs time at the next run and nothing else.
        try? sections.write(to: sectionsPath, toolVersion: toolVersion)
        remember(parsed, cache, scan)
        return Report(
            mockCount: file.count, counts: [outputPath: file.count], written: [outputPath], unchanged: [],
            warnings: scan.notes.map { "\($0.path): warning: \($0.text)" } + file.warnings.map(\.description),
            takenOver: sections.outputs[outputPath].map { $0.sections.filter(\.isMade).count - file.count } ?? 0,
            wasUpToDate: false)
    }
}
