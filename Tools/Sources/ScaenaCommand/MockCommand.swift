import ArgumentParser
import Foundation
import Mocking
import SourceModel

/// `scaena mock`: mocks of protocols.
struct MockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mock",
        abstract: "Writes mocks of protocols: who was told what, in which order, and what they answer.",
        discussion: """
            For example:
              scaena mock Sources --all --output Tests/AppTests/Mocks.swift
              scaena mock Sources --name "*Protocol" --output-folder Tests/AppTests/Mocks

            Without --all or --name, the protocols marked with /// @mockable get a mock. What cannot have one is told
            with its place and the reason. A file is only written if its content changes.
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
    var naming: MockOptions.Naming = .stable

    @Option(help: ArgumentHelp("The mocks' access level: internal, package or public.", valueName: "level"))
    var access: MockOptions.Access = .internal

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

    @Flag(help: "Goes on, and runs again whenever a source changes.")
    var watch = false

    @Flag(help: "Prints what all mocks share, as a file of its own, and does nothing else.")
    var printSupport = false

    @Flag(name: .shortAndLong, help: "Tells nothing but warnings.")
    var quiet = false

    func run() throws {
        if printSupport {
            print(MockSupport.file(access: access), terminator: "")
            return
        }
        let run = try mockRun()
        try report(perform(run))
        if watch { try SourceWatch(paths: run.paths).forEachChange { try report(perform(run)) } }
    }

    private func mockRun() throws -> MockRun {
        guard (output == nil) != (outputFolder == nil) else {
            throw Failure(.usage, "say where the mocks go: --output FILE, or --output-folder DIR for a file per module")
        }
        if let jobs, jobs < 1 { throw Failure(.usage, "--jobs takes a number from 1 on, not \(jobs)") }
        if all && !name.isEmpty { throw Failure(.usage, "--all takes every protocol, so --name has nothing to add") }
        let options = MockOptions(
            naming: naming, access: access, support: support ?? (outputFolder == nil ? .inline : .none),
            imports: imports, testableImports: testableImport, excludedImports: excludeImport,
            assumedProtocols: Set(assume), proxies: proxies)
        return MockRun(
            paths: paths.isEmpty ? ["."] : paths, selection: all ? .all : .named(name), options: options,
            output: output.map(MockRun.Output.file) ?? .folder(outputFolder ?? "."),
            jobs: jobs ?? Workers.processorCount, cacheFolder: cache ? CacheFolder.path : nil,
            toolVersion: CacheFolder.toolVersion, defaultIsolation: defaultIsolation?.fact ?? .unknown)
    }

    private func perform(_ run: MockRun) throws -> MockRun.Report {
        do {
            return try run.run()
        } catch let error as MockRunError {
            switch error {
            case .noInput(let text): throw Failure(.noInput, text)
            case .cannotWrite(let text): throw Failure(.cannotCreate, text)
            }
        }
    }

    private func report(_ report: MockRun.Report) {
        for warning in report.warnings { FileHandle.standardError.write(Data((warning + "\n").utf8)) }
        if quiet { return }
        for path in report.written { print("\(path): \(report.mockCount) mocks") }
        if report.written.isEmpty { print("nothing changed") }
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
    static var toolVersion: String {
        var status = stat()
        guard let path = Bundle.main.executablePath, stat(path, &status) == 0 else { return "" }
        #if os(macOS)
            return "\(status.st_size) \(status.st_mtimespec.tv_sec) \(status.st_mtimespec.tv_nsec)"
        #else
            return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        #endif
    }
}
