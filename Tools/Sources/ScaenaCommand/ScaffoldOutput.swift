import Foundation
import Mocking
import Scaffolding

/// Writes what was scaffolded, or shows it, and tells what is left to do.
struct ScaffoldOutput {
    private let scaffold: UnitScaffold
    private let defaults: ProjectDefaults

    init(_ scaffold: UnitScaffold, defaults: ProjectDefaults) {
        self.scaffold = scaffold
        self.defaults = defaults
    }

    /// Ends the command.
    ///
    /// - Parameters:
    ///   - dryRun: whether it is only shown.
    ///   - replacing: whether files that are in the way may be replaced.
    ///   - mocks: the mocks that belong to what is written; nil where there are none.
    func finish(dryRun: Bool, replacing: Bool, mocks: (UnitScaffold) throws -> ProjectMocks?) throws {
        if dryRun {
            try show(replacing: replacing, mocks: mocks(scaffold))
        } else {
            try write(replacing: replacing, mocks: mocks)
        }
    }

    /// Tells what a person should know, and what is left to do.
    ///
    /// - Parameter newMocks: files of mocks that were not there before.
    private func tellNotes(newMocks: [String] = []) {
        let notes = scaffold.notes + defaults.areaNotes + defaults.membershipNotes(for: scaffold, and: newMocks)
        for note in notes { print("note: \(ScaffoldReport.shown(in: note))") }
    }

    private func show(replacing: Bool, mocks: ProjectMocks?) {
        let report = ScaffoldReport(scaffold)
        print(report.tree)
        for path in (mocks?.run.outputPaths ?? []).sorted() {
            let isThere = FileManager.default.fileExists(atPath: path)
            print("\(ScaffoldReport.shown(path)) (mocks, \(isThere ? "brought up to date" : "a new file"))")
        }
        print("\n" + report.texts)
        let existing = scaffold.files.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
        if !existing.isEmpty {
            print(
                "note: these files are in the way\(replacing ? ", and would be replaced" : " (--force replaces them)"):"
            )
            for path in existing { print("  \(ScaffoldReport.shown(path))") }
        }
        tellNotes()
    }

    private func write(replacing: Bool, mocks: (UnitScaffold) throws -> ProjectMocks?) throws {
        let lock = ProjectLock(around: scaffold.folders.first ?? defaults.folder)
        defer { withExtendedLifetime(lock) {} }
        do {
            // A unit without its mocks would not compile: where these cannot be written, it is not written either.
            try ProjectDefaults.explained { try mocks(scaffold)?.run.checkOutputs() }
            let notes = try UnitWriter.write(scaffold, replacing: replacing)
            print(ScaffoldReport(scaffold).tree)
            for note in notes { print("note: \(ScaffoldReport.shown(in: note))") }
            // Asked for again, since a module may be there only now.
            let mocks = try mocks(scaffold)
            let before = (mocks?.run.outputPaths ?? []).filter { FileManager.default.fileExists(atPath: $0) }
            tellNotes(newMocks: try update(mocks).filter { !before.contains($0) })
        } catch let error as ScaffoldError {
            // A run that was stopped may have left the mocks behind.
            guard UnitWriter.isWritten(scaffold) else { throw error }
            let isRecorded = try UnitWriter.record(scaffold)
            if try update(mocks(scaffold)).isEmpty, !isRecorded { throw error }
            print("note: all other files were there already, as they would be written: what was left to do is done")
            tellNotes()
        }
    }

    /// Brings mocks up to date, and tells what concerns the unit.
    ///
    /// - Returns: the files that had to be written.
    private func update(_ mocks: ProjectMocks?) throws -> [String] {
        guard let mocks else { return [] }
        let report = try ProjectDefaults.explained { try mocks.update() }
        for path in report.written { print(ScaffoldReport.shown(path)) }
        report.printWarnings { warning in scaffold.folders.contains { warning.hasPrefix($0 + "/") } }
        return report.written
    }
}
