import Architecture
import Foundation
import Project
import SourceModel

/// One run of `scaena mock`: lists, reads, makes and writes.
public struct MockRun: Sendable {
    /// Where output goes.
    public enum Output: Hashable, Sendable {
        /// All mocks to one file.
        case file(String)
        /// The mocks of each module to a file `{Module}Mocks.swift` in a folder, and what all share, if it is not
        /// imported, to `MockSupport.swift`.
        case folder(String)
        /// The mocks of each module to a file of its own, by the module's name; those of other modules are not made.
        case modules([String: String])
    }

    /// The results of a run.
    public struct Report: Sendable {
        /// The number of mocks that were made.
        public var mockCount: Int
        /// The number of mocks in each file.
        public var counts: [String: Int] = [:]
        /// The files whose content changed.
        public var written: [String]
        /// The files that were as they should be.
        public var unchanged: [String]
        /// The protocols that got no mock and the files that could not be read, as editors read them.
        public var warnings: [String]
        /// Files that somebody had changed since a run wrote them, and where each is kept, as editors read it.
        public var kept: [String] = []
        /// The number of these that are of files, folders and protocols that could not be read, so that nobody knows
        /// what is missing.
        public var unreadCount = 0
        /// The number of mocks that were taken from an earlier run's output, since their inputs had not changed.
        public var takenOver = 0
        /// True if nothing had to be made, since nothing had changed.
        public var wasUpToDate: Bool
    }

    /// The files and folders that are read.
    public var paths: [String]
    /// Which protocols get a mock.
    public var selection: MockSelection
    /// The options of mocks.
    public var options: MockOptions
    /// Where output goes.
    public var output: Output
    /// The number of threads that take part.
    public var jobs: Int
    /// The folder of the cache; `nil` reads everything anew.
    public var cacheFolder: String?
    /// The version of the tool; another version's cache is not used.
    public var toolVersion = ""
    /// The isolation of declarations without one of their own, where no manifest tells it.
    public var defaultIsolation = ModuleFact.DefaultIsolation.unknown
    /// Names of protocols that somebody asked for, `*` for any letters; none of them may fit nothing.
    public var wantedNames: [String] = []
    /// Files that were just written, where all else is thought to be as the last run left it; if it is, no more than these
    /// are looked at.
    public var added: Set<String> = []
    /// True if a protocol with a mock in an output keeps it, whatever the names of a listed selection.
    public var keepsWritten = false
    /// Further files of a listed selection; asked for where more is looked at than ``added``.
    public var furtherFiles: @Sendable () -> Set<String> = { [] }
    /// True if files that nobody generated may be replaced.
    public var replacesAnything = false
    /// The modules that `scaena.yml` names.
    public var settingsModules: [ModuleFact] = []
    /// Modules of files that no manifest names.
    public var knownModules: [ModuleFact] = []
    /// Hears now and then how many of the files that have to be parsed are done, on any thread.
    public var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - paths: The files and folders that are read.
    ///   - selection: Which protocols get a mock.
    ///   - options: The options of mocks.
    ///   - output: Where output goes.
    ///   - jobs: The number of threads that take part.
    public init(
        paths: [String], selection: MockSelection = .all, options: MockOptions = MockOptions(), output: Output,
        jobs: Int = Workers.processorCount
    ) {
        self.paths = paths
        self.selection = selection
        self.options = options
        self.output = output
        self.jobs = jobs
    }

    /// Does the work.
    ///
    /// - Returns: The report.
    /// - Throws: ``MockRunError`` where the input does not exist or the output cannot be written.
    public func run() throws -> Report {
        let outputPath = SourceFileList.absolutePath(outputName)
        outputPaths.forEach(AtomicFile.removeLeftovers)
        let list = SourceFileList(paths: paths, excluding: ownOutputs(outputPath))
        if list.files.isEmpty, let note = list.notes.first { throw MockRunError.noInput("\(note.path): \(note.text)") }
        // What was made once is made empty where its sources are gone; and a project begins without any.
        if list.files.isEmpty, !selection.isOfProject,
            !outputPaths.contains(where: FileManager.default.fileExists(atPath:))
        {
            throw MockRunError.noInput("there is no Swift file below \(paths.joined(separator: ", "))")
        }
        let manifests = Set(list.manifests + Self.manifestsAbove(paths + [outputPath])).sorted()
        let modules = ModuleMap(manifests: manifests, settings: settingsModules, others: knownModules)
        let input = MockInput(
            list: list, scan: scan(list, named: "scan"), manifests: manifests, modules: modules, outputPath: outputPath)
        if let report = try addition(input) { return report }
        return try (keepsWritten ? keepingWritten : self).wholeRun(input)
    }

    /// The files in the modules of outputs that are not read for their protocols.
    private func around(_ list: SourceFileList, _ modules: ModuleMap) -> SourceFileList {
        let targets = outputPlaces.compactMap { modules.module(of: $0) }.filter { $0.origin != .xcode }
        let folders = Set(targets.map(\.folder)).filter { folder in
            !list.files.contains { $0.hasPrefix(folder + "/") }
        }
        return SourceFileList(paths: folders.sorted(), excluding: outputPaths)
    }

    /// Makes all mocks, as far as they are not taken over.
    private func wholeRun(_ input: MockInput) throws -> Report {
        let (scan, outputPath) = (input.scan, input.outputPath)
        let around = self.scan(self.around(input.list, input.modules), named: "around")
        let inputs = cacheFolder == nil ? 0 : fingerprint(input, around)
        let record = recordPath.flatMap(OutputRecord.read)
        if let record, record.inputs == inputs, record.outputsAreUntouched {
            return Report(
                mockCount: 0, written: [], unchanged: record.outputs.keys.sorted(), warnings: record.warnings,
                wasUpToDate: true)
        }

        let cache = cachePath.map { FactCache(path: $0, toolVersion: toolVersion) }
        let (picked, notes, parsed) = read(scan, cache)
        var input = input
        if needsAllModules(input, picked) {
            input.modules = ModuleMap(
                input.list, settings: settingsModules, others: knownModules, places: outputPlaces)
        }
        let modules = input.modules
        let neighbours = MockNeighbours(of: self, input, around, picked)
        let facts = picked.merging(neighbours.facts) { first, _ in first }
        let sources = self.sources(scan, facts, modules) + neighbours.around
        try checkNames(in: sources)
        let earlier = EarlierOutputs(sectionsPath, toolVersion)
        let files = try make(sources, modules, outputPath, earlier)
        if !replacesAnything { try Self.refuse(files.keys.filter(Self.isWrittenByHand)) }
        let inTheWay = Set(files.values.flatMap(\.inTheWay))
        guard inTheWay.isEmpty else {
            throw MockRunError.inTheWay(
                "these files hold mocks of an earlier run, and no module can hold the same ones twice: remove the files, or "
                    + "write to them:" + inTheWay.sorted().map { "\n  " + $0 }.joined())
        }

        var report = Report(mockCount: 0, written: [], unchanged: [], warnings: [], wasUpToDate: false)
        report.warnings = (scan.notes + notes).map { "\($0.path): warning: \($0.text)" }
        report.unreadCount = report.warnings.count
        report.warnings += unusedAssumptions(sources)
        if let emptiness = selection.emptiness(of: files.values.map { $0.count + $0.warnings.count }) {
            report.warnings.append("warning: \(emptiness)")
        }
        var outputs: [String: ContentKey] = [:]
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            report.mockCount += file.count
            report.counts[path] = file.count
            report.takenOver += file.takenOver
            report.warnings += file.warnings.map(\.description)
            report.unreadCount += file.warnings.count { $0.text.hasSuffix(MockRefusal.syntaxError) }
            if cacheFolder != nil { outputs[path] = ContentKey(file.pieces) }
            if FileBytes.areContent(ofFile: path, file.pieces) {
                report.unchanged.append(path)
                continue
            }
            do {
                if let note = try keep(path, before: file, record?.outputs[path]) { report.kept.append(note) }
                try AtomicFile.write(file.pieces, to: path)
            } catch {
                throw MockRunError.cannotWrite("\(path): \(error.localizedDescription)")
            }
            report.written.append(path)
        }
        // What cannot be kept costs time at the next run and nothing else. What could not be read is to be told each time.
        if let recordPath, report.unreadCount == 0 {
            try? OutputRecord(inputs: inputs, outputs: outputs, warnings: report.warnings).write(to: recordPath)
        }
        remember(parsed, cache, scan)
        if let sectionsPath {
            var sections = OutputSections(of: files, contents: outputs)
            sections.basis = basis(input)
            sections.files = MockAddition.numbers(of: scan).sorted()
            let names = NamesInSources(sources)
            sections.declared = names.declared.union(neighbours.shared.map(NamesInSources.number)).sorted()
            sections.mentioned = names.mentioned.union(neighbours.others).sorted()
            try? sections.write(to: sectionsPath, toolVersion: toolVersion)
        }
        return report
    }

    /// Returns true if it matters to which modules those files belong of which no manifest tells: each module gets a
    /// file, or protocols of one name have to be told apart. Projects and folders tell it, at a cost.
    private func needsAllModules(_ input: MockInput, _ facts: [Int: FileFacts]) -> Bool {
        if case .modules = output { return false }
        let unknown = facts.filter { module(of: input.scan.files[$0.key].path, in: input.modules) == nil }
        if case .folder = output { return !unknown.isEmpty }
        var names: Set<String> = []
        return unknown.values.contains { file in
            file.protocols.contains { $0.conditions.isEmpty && !names.insert($0.qualifiedName).inserted }
        }
    }

    /// Refuses names that somebody asked for and no protocol has.
    private func checkNames(in sources: [MockSource]) throws {
        guard !wantedNames.isEmpty else { return }
        let names = Set(sources.filter { $0.origin == .read }.flatMap { $0.facts.protocols.map(\.name) })
        for name in wantedNames {
            let wildcard = Wildcard(name)
            if names.contains(where: wildcard.matches) { continue }
            throw MockRunError.unknownName(
                "no protocol is called '\(name)'"
                    + (NearestWord.question(for: name, among: names.sorted()) ?? ""))
        }
    }

    /// Tells of protocols that are assumed though nothing refines them.
    private func unusedAssumptions(_ sources: [MockSource]) -> [String] {
        if options.assumedProtocols.isEmpty { return [] }
        var refined: Set<String> = []
        for fact in sources.flatMap(\.facts.protocols) {
            for parent in fact.inheritance + fact.requirements.compactMap(\.right) {
                parent.collectNames(into: &refined)
            }
        }
        return options.assumedProtocols.subtracting(refined).sorted().map { name in
            "warning: no protocol refines \(name), which is assumed to require nothing"
                + (NearestWord.to(name, among: refined.sorted()).map { ": did you mean \($0)?" } ?? "")
        }
    }

    /// The run with the names of all that has a mock in an output.
    private var keepingWritten: MockRun {
        var run = self
        if case .listed(var names, var files) = selection {
            files.formUnion(furtherFiles())
            for path in outputPaths { names.formUnion(WrittenMocks(in: path).protocols) }
            run.selection = .listed(names: names, files: files)
        }
        return run
    }

    /// The facts of files as mocks are made from them.
    func sources(_ scan: SourceScan, _ facts: [Int: FileFacts], _ modules: ModuleMap) -> [MockSource] {
        facts.keys.sorted().compactMap { index in
            let path = scan.files[index].path
            let facts = facts[index] ?? FileFacts()
            // Mocks that another run wrote hold the protocols that all mocks share, which are nobody's contracts.
            var source = MockSource(path: path, module: module(of: path, in: modules), facts: facts)
            let mayBeMocks = facts.protocols.isEmpty || facts.protocols.contains { $0.name == "MockedCall" }
            if mayBeMocks, Self.isMadeHere(path) {
                if source.module == nil { return nil }
                source.origin = .earlier
            }
            source.content = scan.files[index].key
            return source
        }
    }

    /// The beginning of the mocks that this tool writes.
    static let mark = "Made by `scaena mock"

    /// Returns true if this tool wrote a file.
    public static func isMadeHere(_ path: String) -> Bool { head(of: path)?.contains(mark) ?? false }

    /// Returns the beginning of a file, where its maker tells its name; nil where it cannot be read.
    private static func head(of path: String) -> String? {
        (try? FileBytes.start(of: path, count: 200)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns true if something stands at an output's path that neither this tool wrote nor Mockolo, whose place it
    /// may take.
    private static func isWrittenByHand(_ path: String) -> Bool {
        if isFolder(path) { return true }
        guard let head = head(of: path) else { return false }
        return !head.allSatisfy(\.isWhitespace) && !head.contains(mark) && !head.contains("@Generated by Mockolo")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Refuses outputs that this run could not write, before anything else is done that needs them.
    ///
    /// - Throws: ``MockRunError`` where something else stands at an output's path, or its folder cannot be written to.
    public func checkOutputs() throws {
        if !replacesAnything { try Self.refuse(outputPaths.filter(Self.isWrittenByHand)) }
        for path in outputPaths.sorted() {
            var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            while !FileManager.default.fileExists(atPath: folder.path) { folder.deleteLastPathComponent() }
            guard access(folder.path, W_OK | X_OK) == 0 else {
                throw MockRunError.cannotWrite("\(path): \(folder.path) cannot be written to")
            }
        }
    }

    /// A file of mocks in which names were changed, as by `rename`: nobody wrote into it, as its sums have to say.
    ///
    /// - Parameters:
    ///   - text: The file with its new names.
    ///   - former: The file as it was.
    public static func renamed(_ text: String, from former: String) -> String {
        PartSums.renewed(in: text, before: former)
    }

    /// Keeps a copy of what somebody wrote in an output's place.
    ///
    /// - Returns: The message about it; nil where all of it was written by a run.
    private func keep(_ path: String, before file: MockFile, _ recorded: ContentKey?) throws -> String? {
        if Self.isWrittenByHand(path) {
            return try AtomicFile.keep(path).map { "\(path): warning: this was no file of mocks, and is '\($0)' now" }
        }
        guard let old = try? FileBytes.read(path) else { return nil }
        let change = withExtendedLifetime(old) {
            ContentKey(old.bytes) == recorded ? nil : PartSums.change(in: old.bytes, before: file.pieces)
        }
        guard let change, let copy = try AtomicFile.keep(path) else { return nil }
        return "\(path):\(change.line): warning: "
            + (change.isCertain
                ? "somebody changed this mock, and it is written anew: the file as it was is '\(copy)' now; write what "
                    + "is yours to a file of your own"
                : "this line is not written any more, and who wrote it is not known: the file as it was is '\(copy)' now")
    }

    private static func refuse(_ paths: [String]) throws {
        if let folder = paths.first(where: isFolder) {
            throw MockRunError.cannotWrite("\(folder) is a folder: say --output-folder for a file per module")
        }
        if paths.isEmpty { return }
        let list = paths.sorted().map { "\n  " + $0 }.joined()
        throw MockRunError.inTheWay("these files are not mocks, and none was touched (--force replaces them):\(list)")
    }

    private var outputName: String {
        switch output {
        case .file(let path), .folder(let path): return path
        case .modules(let paths): return paths.values.min() ?? "."
        }
    }

    /// True if an earlier run kept its results.
    public var isRemembered: Bool { sectionsPath.map(FileManager.default.fileExists(atPath:)) ?? false }

    /// Where outputs stand: their paths, or that of a file in their folder.
    var outputPlaces: [String] {
        switch output {
        case .file(let path): return [SourceFileList.absolutePath(path)]
        case .folder(let path): return [SourceFileList.absolutePath(path) + "/MockSupport.swift"]
        case .modules(let paths): return paths.values.sorted().map(SourceFileList.absolutePath)
        }
    }

    /// The files that this run and those before it wrote, as far as they are there.
    public var outputPaths: Set<String> { ownOutputs(SourceFileList.absolutePath(outputName)) }

    // MARK: Reading

    /// Looks at files; those that an earlier run saw as they are now are not opened.
    private func scan(_ list: SourceFileList, named name: String) -> SourceScan {
        let path = list.files.isEmpty ? nil : cacheFolder.map { "\($0)/\(name)-\(cacheName).bin" }
        let scan = SourceScan(
            list, jobs: jobs, memory: path.map { ScanMemory(path: $0, toolVersion: toolVersion) })
        if let path, let memory = scan.newMemory { try? memory.write(to: path, toolVersion: toolVersion) }
        return scan
    }

    private func read(
        _ scan: SourceScan, _ cache: FactCache?
    ) -> (facts: [Int: FileFacts], notes: [SourceNote], parsed: [ContentKey: FileFacts]) {
        var (facts, notes, parsed) = scan.facts(cache: cache, jobs: jobs, progress: progress) { file in
            // What is shown to other modules depends on what each of them declares.
            options.access != .internal || !file.traits.isDisjoint(with: [.protocols, .typeTraits])
        }
        // What the protocols name may be an alias that another file declares: of a function, which cannot be kept, or
        // of protocols, which are to be refined. Only such files are read as well.
        var names: Set<String> = []
        for file in facts.values {
            for fact in file.protocols {
                for parent in fact.inheritance { parent.collectNames(into: &names) }
                for parameter in fact.members.flatMap(\.parameters) { parameter.type.collectNames(into: &names) }
            }
        }
        let more = scan.facts(cache: cache, jobs: jobs, progress: progress) { file in
            file.traits == [.aliases] && file.aliasNames.contains { names.contains($0) }
        }
        facts.merge(more.facts) { first, _ in first }
        notes += more.notes
        parsed.merge(more.parsed) { first, _ in first }
        return (facts, notes, parsed)
    }

    /// The module of a file: where nobody tells, the only one that mocks are to see whole.
    func module(of path: String, in modules: ModuleMap) -> ModuleFact? {
        let only = options.testableImports.count == 1 ? options.testableImports.first : nil
        guard
            var module = modules.module(of: path)
                ?? only.map({ ModuleFact(name: $0, folder: "", defaultIsolation: .unknown, origin: .settings) })
        else {
            return nil
        }
        if module.defaultIsolation == .unknown { module.defaultIsolation = defaultIsolation }
        return module
    }

    /// The manifest of the package that a path lies in.
    private static func manifestsAbove(_ paths: [String]) -> [String] {
        let folders = paths.compactMap { path in
            FoldersAbove(above: SourceFileList.absolutePath(path)).first(holding: "Package.swift")
        }
        return Set(folders).map { $0 + "/Package.swift" }
    }

    // MARK: Making

    func make(
        _ sources: [MockSource], _ modules: ModuleMap, _ outputPath: String, _ earlier: EarlierOutputs?
    ) throws -> [String: MockFile] {
        var files: [String: MockFile] = [:]
        func file(_ generator: MockGenerator, _ path: String, module: String?, isBesideOthers: Bool) -> MockFile {
            generator.file(
                selection, module: module, isBesideOthers: isBesideOthers, remembers: cacheFolder != nil,
                earlier: earlier?.output(path))
        }
        switch output {
        case .file:
            let generator = try generator(sources, modules, for: outputPath)
            files[outputPath] = file(generator, outputPath, module: nil, isBesideOthers: false)
        case .folder:
            var run = self
            if options.support == .inline { run.options.support = .none }
            let generator = try run.generator(sources, modules, for: "\(outputPath)/Mocks.swift")
            for name in Set(sources.filter { $0.origin == .read }.map { $0.module?.name }) {
                let path = "\(outputPath)/\(name ?? "")Mocks.swift"
                let file = file(generator, path, module: name, isBesideOthers: true)
                if file.count > 0 || !file.warnings.isEmpty || !file.inTheWay.isEmpty { files[path] = file }
            }
            // What was made once is made empty rather than left behind.
            for path in ownOutputs(outputPath) where files[path] == nil && path.hasSuffix("Mocks.swift") {
                if Self.isMadeHere(path) { files[path] = file(generator, path, module: "", isBesideOthers: true) }
            }
            if options.support == .inline {
                let text = MockSupport.file(access: options.access)
                files["\(outputPath)/MockSupport.swift"] = MockFile(
                    pieces: [PartSums.ended(text)], count: 0, warnings: [])
            }
        case .modules(let paths):
            for (name, path) in paths {
                let path = SourceFileList.absolutePath(path)
                let file = try file(
                    generator(sources, modules, for: path), path, module: name, isBesideOthers: false)
                // What was made once is made empty rather than left behind.
                if file.count > 0 || !file.warnings.isEmpty || FileManager.default.fileExists(atPath: path) {
                    files[path] = file
                }
            }
        }
        return files
    }

    private func generator(_ sources: [MockSource], _ modules: ModuleMap, for path: String) throws -> MockGenerator {
        var options = options
        if options.outputModule == nil { options.outputModule = modules.module(of: path)?.name }
        let generator = MockGenerator(
            sources: sources, options: options, jobs: jobs, defaultIsolation: defaultIsolation)
        let taken = generator.namesOfSupport
        guard taken.isEmpty else {
            throw MockRunError.inTheWay(
                "these are called like what all mocks share, in whose module they stand: write the mocks to a module of "
                    + "tests, or give them other names:" + taken.map { "\n  " + $0 }.joined())
        }
        return generator
    }

    /// The files that earlier runs wrote: mocks are not mocked.
    private func ownOutputs(_ outputPath: String) -> Set<String> {
        switch output {
        case .file: return [outputPath]
        case .modules(let paths): return Set(paths.values.map(SourceFileList.absolutePath))
        case .folder:
            let names = (try? FileManager.default.contentsOfDirectory(atPath: outputPath)) ?? []
            return Set(
                names.filter { $0.hasSuffix("Mocks.swift") || $0 == "MockSupport.swift" }.map { outputPath + "/" + $0 })
        }
    }

    // MARK: Remembering

    private var cacheName: String {
        String(ContentKey(paths.map(SourceFileList.absolutePath).joined(separator: "\n")).hash, radix: 36)
    }

    var cachePath: String? { cacheFolder.map { "\($0)/facts-\(cacheName).bin" } }

    private var recordPath: String? { cacheFolder.map { "\($0)/mocks-\(outputKey).bin" } }

    var sectionsPath: String? { cacheFolder.map { "\($0)/sections-\(outputKey).bin" } }

    private var outputKey: String {
        String(ContentKey(cacheName + SourceFileList.absolutePath(outputName)).hash, radix: 36)
    }

    /// Returns the inputs of mocks beside files and the choice among their protocols, as a number.
    func basis(_ input: MockInput) -> UInt64 {
        let modules = (settingsModules + knownModules).map { module in
            "\(module.name) \(module.folder) \(module.defaultIsolation.rawValue) \(module.isTest) \(module.origin.rawValue) "
                + module.excluded.joined(separator: ":")
        }.joined(separator: ";")
        var text =
            [toolVersion, options.fingerprint, output.fingerprint, input.outputPath, modules]
            .joined(separator: "\n") + "\n\(defaultIsolation.rawValue)\n"
        for path in input.manifests {
            let key = (try? FileBytes.read(path)).map { ContentKey($0.bytes).hash } ?? 0
            text += "\(path) \(key)\n"
        }
        return ContentKey(text).hash
    }

    private func fingerprint(_ input: MockInput, _ around: SourceScan) -> UInt64 {
        var sum = ContentKey.joined(basis(input), ContentKey(selection.fingerprint).hash)
        for files in [MockAddition.numbers(of: input.scan), around.files.map(MockAddition.numberOfWords)] {
            sum = ContentKey.joined(sum, files.reduce(0, &+))
        }
        return sum
    }

    /// Keeps what was read. A cache that cannot be written costs time at the next run and nothing else.
    func remember(_ parsed: [ContentKey: FileFacts], _ cache: FactCache?, _ scan: SourceScan) {
        guard let cachePath, let cache, !parsed.isEmpty else { return }
        let kept = Set(scan.files.compactMap(\.key)).intersection(cache.keys)
        try? cache.write(to: cachePath, toolVersion: toolVersion, keeping: kept, adding: parsed)
    }
}

extension MockRun.Output {
    /// All of it as a text that differs where any of it does.
    fileprivate var fingerprint: String {
        switch self {
        case .file(let path): "file " + path
        case .folder(let path): "folder " + path
        case .modules(let paths):
            "modules " + paths.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        }
    }
}

extension TypeFact {
    /// Collects the plain names in the type.
    fileprivate func collectNames(into names: inout Set<String>) {
        if case .named(_, let name, _) = self { names.insert(name) }
        for child in children { child.collectNames(into: &names) }
    }
}
