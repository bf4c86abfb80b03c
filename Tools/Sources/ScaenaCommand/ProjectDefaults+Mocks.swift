import Architecture
import Foundation
import Mocking
import Scaffolding
import SourceModel

extension ProjectDefaults {
    /// True if the settings say where units are, and of which architecture.
    var hasPlace: Bool { settings.into != nil && settings.architecture != nil }

    /// The mocks of the project that the settings describe.
    ///
    /// - Parameters:
    ///   - output: where they go, if the command line says.
    ///   - names: names of protocols besides the contracts.
    /// - Throws: ``Failure`` when something is not told, or the definition is wrong.
    func mocks(output: String?, names: [String]) throws -> ProjectMocks {
        guard let into = settings.into.map(absolute) else {
            throw Failure(
                .usage, "'\(folder)/\(ProjectSettings.fileName)' does not say where units are: write 'into: DIR' in it")
        }
        var mocks = settings.mocks
        if let output { mocks.output = output }
        mocks.protocols += names
        let architecture = try architecture(nil)
        let definition = try ArchitectureOption.definition(architecture)
        let place = ProjectMocks.Place(
            root: folder, sources: into, tests: settings.testsInto.map(absolute), module: settings.module)
        return try Self.explained {
            try ProjectMocks(
                of: definition, besides: architectures(besides: architecture), settings: mocks, at: place, isWhole: true
            )
        }
    }

    /// The mocks of the module into which a unit is put.
    ///
    /// Where the project says nothing of mocks, they are those of what the tool wrote and of what has one already: an app
    /// that exists has many protocols that no unit of ours speaks of. A unit that is written without tests needs no mocks:
    /// those that there are stay up to date, and none are begun.
    ///
    /// - Parameters:
    ///   - scaffold: the unit.
    ///   - place: where it is put.
    ///   - testsInto: where a flag has tests put, if it does.
    /// - Returns: the mocks; nil where none are needed.
    /// - Throws: ``Failure`` when nothing tells where mocks go.
    func mocks(beside scaffold: UnitScaffold, at place: Place, testsInto: String?) throws -> ProjectMocks? {
        let sources = URL(fileURLWithPath: place.into).standardizedFileURL.path
        let isOwn = settings.into.map { (sources + "/").hasPrefix(absolute($0) + "/") } ?? false
        let told = testsInto.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        // Inside of the folder where the module's tests are, its mocks are there already.
        let root = PackagePlace(of: sources)?.testsRoot
        let tests =
            told.map { path in root.flatMap { (path + "/").hasPrefix($0 + "/") ? $0 : nil } ?? path }
            ?? (isOwn ? settings.testsInto.map(absolute) : nil)
        let package = PackagePlace(of: sources).flatMap { $0.isElsewhere || $0.module != $0.target ? $0 : nil }
        let isTested = !scaffold.testFolders.isEmpty
        var mocks: ProjectMocks
        var own = settings.mocks
        if own != MockSettings() { own.protocols += scaffold.mockedContracts.sorted() }
        do {
            mocks = try ProjectMocks(
                of: scaffold.architecture, besides: place.others, settings: own,
                at: ProjectMocks.Place(
                    root: folder, sources: sources, tests: tests ?? package?.testsRoot,
                    module: place.module ?? package?.module), isWhole: false)
        } catch {
            if case .unknownPlace = error, !isTested { return nil }
            throw Failure(error)
        }
        mocks.run.settingsModules = modules
        guard isTested || mocks.run.outputPaths.contains(where: FileManager.default.fileExists(atPath:)) else {
            return nil
        }
        if settings.mocks == MockSettings() {
            let (written, outputs) = (Set(scaffold.files.map(\.path)), mocks.run.outputPaths)
            let names = scaffold.mockedContracts
            mocks.run.keepsWritten = true
            mocks.choice = {
                .listed(
                    names: names,
                    files: outputs.reduce(into: written) {
                        $0.formUnion(RecordedFiles(around: sources, notOlderThan: $1).paths)
                    })
            }
        }
        return mocks
    }

    /// Waits until no other run writes into the project, and ends what one had begun that was stopped: its files, and their mocks.
    func locked() throws -> ProjectLock {
        let lock = ProjectLock(around: folder)
        let due = MocksDue(around: folder)
        guard !due.units.isEmpty else { return lock }
        for unit in RecordedUnit.all(around: folder) where due.units.contains("\(unit.word) \(unit.name)") {
            let source = try ArchitectureOption.scaffoldable(architecture(nil, into: unit.folder))
            var place = try place(into: unit.folder, testsInto: nil, module: nil)
            place.others = architectures(besides: try architecture(nil, into: unit.folder))
            // What cannot be written any more has no mocks that are wanted.
            guard let scaffold = try? unit.scaffold(in: source, at: place.ofRecorded) else { continue }
            _ = try Self.explained { try mocks(beside: scaffold, at: place, testsInto: nil)?.update() }
        }
        due.settle()
        return lock
    }

    /// Does something, and turns what can go wrong with mocks into a failure with its exit code.
    static func explained<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as MockRunError {
            throw Failure(error)
        }
    }
}

extension ProjectMocks {
    /// Writes the mocks with what is kept between runs.
    ///
    /// - Returns: The report.
    /// - Throws: `MockRunError` where something cannot be read or written.
    func update() throws -> MockRun.Report {
        var run = run
        if let choice { run.selection = choice() }
        run.cacheFolder = CacheFolder.path
        run.toolVersion = CacheFolder.toolVersion
        // What an earlier run saw is looked up, not read again: a thread costs more than it saves.
        if run.isRemembered { run.jobs = 1 }
        let report = try run.run()
        report.printKept()
        return report
    }
}
