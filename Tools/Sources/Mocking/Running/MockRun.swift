import Architecture
import Foundation
import Project
import SourceModel

/// One run of `scaena mock`: lists, reads, makes and writes.
package struct MockRun: Sendable {
    /// Where output goes.
    package enum Output: Hashable, Sendable {
        /// All mocks to one file.
        case file(String)
        /// The mocks of each module to a file `{Module}Mocks.swift` in a folder, and what all share, if it is not
        /// imported, to `MockSupport.swift`.
        case folder(String)
        /// The mocks of each module to a file of its own, by the module's name; those of other modules are not made.
        case modules([String: String])
    }

    /// The results of a run.
    package struct Report: Sendable {
        /// The number of mocks that were made.
        package var mockCount: Int
        /// The number of mocks in each file.
        package var counts: [String: Int] = [:]
        /// The files whose content changed.
        package var written: [String]
        /// The files that were as they should be.
        package var unchanged: [String]
        /// The protocols that got no mock and the files that could not be read, as editors read them.
        package var warnings: [String]
        /// Files that somebody had changed since a run wrote them, and where each is kept, as editors read it.
        package var kept: [String] = []
        /// The number of these that are of files, folders and protocols that could not be read, so that nobody knows
        /// what is missing.
        package var unreadCount = 0
        /// The number of files that were parsed, since nobody had remembered what they declare.
        package var parsedCount = 0
        /// True if nothing had to be made, since nothing had changed.
        package var wasUpToDate: Bool
    }

    /// The files and folders that are read.
    package var paths: [String]
    /// Which protocols get a mock.
    package var selection: MockSelection
    /// The options of mocks.
    package var options: MockOptions
    /// Where output goes.
    package var output: Output
    /// The number of threads that take part.
    package var jobs: Int
    /// The folder of the cache; `nil` reads everything anew.
    package var cacheFolder: String?
    /// The folder of the project, whose facts other commands remember, too; nil where `paths` are all that is known.
    package var projectFolder: String?
    /// The version of the tool; another version's cache is not used.
    package var toolVersion = ""
    /// The isolation of declarations without one of their own, where no manifest tells it.
    package var defaultIsolation = ModuleFact.DefaultIsolation.unknown
    /// Names of protocols that somebody asked for, `*` for any letters; none of them may fit nothing.
    package var wantedNames: [String] = []
    /// True if a protocol with a mock in an output keeps it, whatever the names of a listed selection.
    package var keepsWritten = false
    /// True if files that nobody generated may be replaced.
    package var replacesAnything = false
    /// The modules that `scaena.yml` names.
    package var settingsModules: [ModuleFact] = []
    /// Modules of files that no manifest names.
    package var knownModules: [ModuleFact] = []
    /// Hears now and then how many of the files that have to be parsed are done, on any thread.
    package var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - paths: The files and folders that are read.
    ///   - selection: Which protocols get a mock.
    ///   - options: The options of mocks.
    ///   - output: Where output goes.
    ///   - jobs: The number of threads that take part.
    package init(
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
    package func run() throws -> Report {
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
            list: list, scan: scan(list, named: "scan"), manifests: manifests, modules: modules,
            outputPath: outputPath)
        return try (keepsWritten ? keepingWritten : self).wholeRun(input)
    }

    /// Makes all mocks and writes them, unless nothing changed.
    private func wholeRun(_ input: MockInput) throws -> Report {
        let around = scan(self.around(input.list, input.modules), named: "around")
        let inputs = cacheFolder == nil ? 0 : fingerprint(input, around)
        let record = recordPath.flatMap(OutputRecord.read)
        if let record, record.inputs == inputs, record.outputsAreUntouched {
            return Report(
                mockCount: 0, written: [], unchanged: record.outputs.keys.sorted(), warnings: record.warnings,
                wasUpToDate: true)
        }
        let cache = cachePath.map { FactCache(path: $0, toolVersion: toolVersion) }
        let (picked, notes, parsed) = read(input.scan, cache)
        let (files, unused) = try mocks(input, around, picked, cache)
        if !replacesAnything { try Self.refuse(files.keys.filter(Self.isWrittenByHand)) }
        let inTheWay = Set(files.values.flatMap(\.inTheWay))
        guard inTheWay.isEmpty else {
            throw MockRunError.inTheWay(
                "these files hold mocks of an earlier run, and no module can hold the same ones twice: remove the files, or "
                    + "write to them:" + inTheWay.sorted().map { "\n  " + $0 }.joined())
        }
        var report = Report(mockCount: 0, written: [], unchanged: [], warnings: [], wasUpToDate: false)
        report.parsedCount = parsed.count
        report.warnings = (input.scan.notes + notes).map { "\($0.path): warning: \($0.text)" }
        report.unreadCount = report.warnings.count
        report.warnings += unused
        if let emptiness = selection.emptiness(of: files.values.map { $0.count + $0.warnings.count }) {
            report.warnings.append("warning: \(emptiness)")
        }
        try write(files, record, &report)
        // What cannot be kept costs time at the next run and nothing else. What could not be read is to be told each time.
        if let recordPath, report.unreadCount == 0 {
            let outputs = files.mapValues { ContentKey($0.pieces) }
            try? OutputRecord(inputs: inputs, outputs: outputs, warnings: report.warnings).write(to: recordPath)
        }
        remember(parsed, cache, input.scan)
        return report
    }

    /// Makes the mocks of all outputs.
    ///
    /// - Returns: The outputs by their paths, and warnings of protocols that are assumed for nothing.
    private func mocks(
        _ input: MockInput, _ around: SourceScan, _ picked: [Int: FileFacts], _ cache: FactCache?
    ) throws -> (files: [String: MockFile], unused: [String]) {
        var input = input
        if needsAllModules(input, picked) {
            input.modules = ModuleMap(
                input.list, settings: settingsModules, others: knownModules, places: outputPlaces)
        }
        let neighbours = MockNeighbours(of: self, input, around, picked, cache)
        let facts = picked.merging(neighbours.facts) { first, _ in first }
        let sources = self.sources(input.scan, facts, input.modules) + neighbours.around
        try checkNames(in: sources)
        return (try make(sources, input.modules, input.outputPath), unusedAssumptions(sources))
    }

    /// Writes the outputs that are not as they should be, and reports on all.
    private func write(_ files: [String: MockFile], _ record: OutputRecord?, _ report: inout Report) throws {
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            report.mockCount += file.count
            report.counts[path] = file.count
            report.warnings += file.warnings.map(\.description)
            report.unreadCount += file.warnings.count { $0.text.hasSuffix(MockRefusal.syntaxError) }
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
    }

    /// The run with the names of all that has a mock in an output.
    private var keepingWritten: MockRun {
        var run = self
        if case .listed(var names, let files) = selection {
            for path in outputPaths { names.formUnion(WrittenMocks(in: path).protocols) }
            run.selection = .listed(names: names, files: files)
        }
        return run
    }
}
