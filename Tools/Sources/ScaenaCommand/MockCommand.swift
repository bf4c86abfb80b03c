import Architecture
import ArgumentParser
import Foundation
import Mocking
import Project
import SourceModel

/// `scaena mock`: mocks of protocols.
struct MockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mock",
        abstract: "Writes mocks of protocols: who was told what, in which order, and what they answer.",
        discussion: """
            For example:
              scaena mock
              scaena mock Sources --all --output Tests/AppTests/Mocks.swift
              scaena mock Sources --name "*Protocol" --output-folder Tests/AppTests/Mocks

            Without paths, in a project with a scaena.yml, all contracts of its architecture get a mock, and so do the \
            protocols that its 'mocks' name: the mocks of Sources/App go to Tests/AppTests/AppMocks.swift. \
            With paths, and without --all or --name, the protocols marked with /// @mockable get a mock. What cannot \
            have one is told with its place and the reason. A file is only written if its content changes; what somebody \
            changed in it is told with its line, and the file as it was is kept as FILE.before.
            """)

    @Argument(help: "Files and folders whose protocols are read; the current folder if none is given.")
    var paths: [String] = []

    @Flag(help: "Mocks of every protocol that can have one.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "Mocks of protocols of this name; * stands for any letters. May be repeated.", valueName: "name"))
    var name: [String] = []

    @Option(help: ArgumentHelp("The file that all mocks are written to.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("The folder in which each module's mocks get a file.", valueName: "dir"))
    var outputFolder: String?

    @Option(help: ArgumentHelp("How members' properties are named: stable or mockolo.", valueName: "style"))
    var naming: MockOptions.Naming?

    @Option(help: ArgumentHelp("The mocks' access level: internal, package or public.", valueName: "level"))
    var access: MockOptions.Access?

    @Option(
        help: ArgumentHelp(
            "Where what all mocks share comes from: inline, import (of ScaenaTesting) or none.", valueName: "source"))
    var support: MockOptions.Support?

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("A module to import besides. May be repeated.", valueName: "module"))
    var imports: [String] = []

    @Option(help: ArgumentHelp("A module to import with @testable. May be repeated.", valueName: "module"))
    var testableImport: [String] = []

    @Option(help: ArgumentHelp("A module not to import. May be repeated.", valueName: "module"))
    var excludeImport: [String] = []

    @Option(
        help: ArgumentHelp(
            "What declarations are isolated to where no manifest says so: nonisolated or MainActor.", valueName: "name")
    )
    var defaultIsolation: DefaultIsolation?

    @Option(
        help: ArgumentHelp(
            "A protocol that is not among the sources and requires nothing without a default. May be repeated.",
            valueName: "name"))
    var assume: [String] = []

    @Flag(help: "Writes a decorator beside each mock, that records and passes on.")
    var proxies = false

    @Option(help: ArgumentHelp("How many threads take part; all cores if it is not given.", valueName: "count"))
    var jobs: Int?

    @Flag(inversion: .prefixedNo, help: "Keeps what was read for the next run.")
    var cache = true

    @Flag(
        help: "Replaces what stands in the output's place, even if it was not generated; that is kept as FILE.before.")
    var force = false

    @Flag(help: "Goes on, and runs again whenever a source changes.")
    var watch = false

    @Flag(help: "Prints what all mocks share, as a file of its own, and does nothing else.")
    var printSupport = false

    @Flag(name: .shortAndLong, help: "Tells nothing but warnings.")
    var quiet = false

    func run() throws {
        if printSupport {
            print(MockSupport.file(access: access ?? .internal), terminator: "")
            return
        }
        let run = try mockRun()
        guard watch else {
            AllocatorSettings.favourShortRuns()
            try report(perform(run))
            return
        }
        SourceWatch(paths: run.paths, excluded: { run.outputPaths }).run {
            do {
                try report(perform(run))
            } catch {
                // The next change may mend it.
                let text = (error as? Failure)?.message ?? "\(error)"
                FileHandle.standardError.write(Data("error: \(text)\n".utf8))
            }
        }
    }

    private func mockRun() throws -> MockRun {
        if let jobs, jobs < 1 { throw Failure(.usage, "--jobs takes a number from 1 on, not \(jobs)") }
        for module in imports + testableImport + excludeImport
        where !module.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
            ModuleName.isValid(String($0))
        }) {
            throw Failure(.usage, "'\(module)' is no name of a module: write one as it stands behind 'import'")
        }
        if all && !name.isEmpty { throw Failure(.usage, "--all takes every protocol, so --name has nothing to add") }
        if output != nil && outputFolder != nil {
            throw Failure(.usage, "--output and --output-folder say two things: leave one of them out")
        }
        var run = try projectRun() ?? pathsRun()
        if let naming { run.options.naming = naming }
        if let access { run.options.access = access }
        if let support { run.options.support = support }
        if proxies { run.options.proxies = true }
        run.options.imports += imports
        run.options.testableImports += testableImport
        run.options.excludedImports += excludeImport
        run.options.assumedProtocols.formUnion(assume)
        run.settingsModules = try ProjectDefaults().modules
        run.replacesAnything = force
        run.jobs = jobs ?? Workers.processorCount
        run.cacheFolder = cache ? CacheFolder.path : nil
        run.toolVersion = CacheFolder.toolVersion
        run.defaultIsolation = defaultIsolation?.fact ?? .unknown
        return run
    }

    private func pathsRun() throws -> MockRun {
        guard let place = output.map(MockRun.Output.file) ?? outputFolder.map(MockRun.Output.folder) else {
            throw Failure(
                .usage,
                "say where the mocks go: --output FILE, or --output-folder DIR for a file per module (a scaena.yml, which "
                    + "'scaena init' writes, would tell as well)")
        }
        var run = MockRun(paths: paths.isEmpty ? ["."] : paths, selection: all ? .all : .named(name), output: place)
        run.wantedNames = name
        return run
    }

    /// The run that `scaena.yml` describes; nil where there is none, or the command line says what is meant.
    private func projectRun() throws -> MockRun? {
        guard paths.isEmpty, !all else { return nil }
        let defaults = try ProjectDefaults()
        guard defaults.isWritten, output == nil && outputFolder == nil || defaults.hasPlace else { return nil }
        let place = output ?? outputFolder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        return try defaults.mocks(output: place.map(SourceFileList.absolutePlace), names: name).run
    }

    private func perform(_ run: MockRun) throws -> MockRun.Report {
        let progress = TerminalProgress(isWanted: !quiet)
        defer { progress.end() }
        var run = run
        run.progress = { progress.tell($0, of: $1) }
        do {
            return try run.run()
        } catch let error as MockRunError {
            throw Failure(error)
        }
    }

    private func report(_ report: MockRun.Report) throws {
        report.printWarnings()
        report.printKept()
        if !quiet { try printResult(report) }
        if report.unreadCount > 0 {
            let count =
                report.unreadCount == 1
                ? "one of the warnings above tells" : "\(report.unreadCount) of the warnings above tell"
            throw Failure(.data, "\(count) of what could not be read: what it declares has no mocks")
        }
    }

    private func printResult(_ report: MockRun.Report) throws {
        if paths.isEmpty, !all {
            for note in try ProjectDefaults().areaNotes { print("note: \(note)") }
        }
        for path in report.written {
            let count = report.counts[path] ?? 0
            print("\(path): \(count) \(count == 1 ? "mock" : "mocks")")
        }
        if report.written.isEmpty { print("nothing changed") }
        fflush(nil)
    }
}

extension MockRun.Report {
    /// Prints what got no mock, on the stream for errors.
    ///
    /// - Parameter isWanted: which warnings are told; they begin with the path of a file.
    func printWarnings(where isWanted: (String) -> Bool = { _ in true }) {
        Self.tell(warnings.filter(isWanted))
    }

    /// Prints what somebody had changed and where it is kept, on the stream for errors.
    func printKept() { Self.tell(kept) }

    private static func tell(_ lines: [String]) {
        for line in lines { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    }
}

extension SourceFileList {
    /// An absolute path that keeps the slash by which a folder is told from a file.
    fileprivate static func absolutePlace(_ path: String) -> String {
        absolutePath(path) + (path.hasSuffix("/") ? "/" : "")
    }
}

/// `--default-isolation`.
enum DefaultIsolation: String, ExpressibleByArgument, CaseIterable {
    case nonisolated
    case mainActor = "MainActor"

    var fact: ModuleFact.DefaultIsolation { self == .mainActor ? .mainActor : .nonisolated }
}

extension MockOptions.Naming: ExpressibleByArgument {}
extension MockOptions.Access: ExpressibleByArgument {}
extension MockOptions.Support: ExpressibleByArgument {}

/// Where the tool keeps what it read.
enum CacheFolder {
    /// The user's cache folder for this tool.
    static var path: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["SCAENA_CACHE"], !folder.isEmpty { return folder }
        if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty { return folder + "/scaena" }
        #if os(macOS)
            return NSHomeDirectory() + "/Library/Caches/scaena"
        #else
            return NSHomeDirectory() + "/.cache/scaena"
        #endif
    }

    /// Changes with every build of the tool, so that one never trusts what another wrote.
    static let toolVersion: String = {
        var status = stat()
        #if os(macOS)
            guard let path = Bundle.main.executablePath, stat(path, &status) == 0 else { return "" }
            return "\(status.st_size) \(status.st_mtimespec.tv_sec) \(status.st_mtimespec.tv_nsec)"
        #else
            // To ask for the bundle costs a hundred times as much.
            guard stat("/proc/self/exe", &status) == 0 else { return "" }
            return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        #endif
    }()
}
