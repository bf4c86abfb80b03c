import ArgumentParser
import Foundation
import Mocking
import Scaffolding

/// Writes what was scaffolded, or shows it, and tells what is left to do.
struct ScaffoldOutput {
    /// The treatment of files that are in the way.
    enum Collisions {
        /// Nothing is written.
        case refused
        /// Those that a person changed are merged, or kept with ours beside.
        case merged
        /// The same, but nothing is written where something cannot be merged.
        case grown
    }

    private let scaffold: UnitScaffold
    private let defaults: ProjectDefaults

    init(_ scaffold: UnitScaffold, defaults: ProjectDefaults) {
        self.scaffold = scaffold
        self.defaults = defaults
    }

    /// Ends the command.
    ///
    /// - Parameters:
    ///   - dryRun: true if it is only shown.
    ///   - collisions: the treatment of files that are in the way.
    ///   - mocks: the mocks that belong to what is written; nil where there are none.
    func finish(dryRun: Bool, _ collisions: Collisions, mocks: (UnitScaffold) throws -> ProjectMocks?) throws {
        if collisions == .grown { try merge(collisions)?.refuseUnfinished() }
        if dryRun {
            try show(collisions, mocks: mocks(scaffold))
        } else {
            try write(collisions, mocks: mocks)
        }
    }

    /// Returns the merge with the files that are there; nil where none may be there.
    private func merge(_ collisions: Collisions) -> UnitMerge? {
        switch collisions {
        case .refused: nil
        case .merged: UnitMerge(scaffold)
        case .grown: UnitMerge(scaffold, removed: .comesBackChanged)
        }
    }

    /// Tells what a person should know, and what is left to do.
    ///
    /// - Parameter newMocks: files of mocks that were not there before.
    private func tellNotes(newMocks: [String] = []) {
        let notes = scaffold.notes + defaults.areaNotes + defaults.membershipNotes(for: scaffold, and: newMocks)
        for note in notes { print("note: \(ScaffoldReport.shown(in: note))") }
    }

    private func show(_ collisions: Collisions, mocks: ProjectMocks?) throws {
        let report = ScaffoldReport(scaffold)
        let existing = scaffold.files.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
        let merge = existing.isEmpty ? nil : merge(collisions)
        print(merge.map { MergeReport($0).list } ?? report.tree)
        for path in (mocks?.run.outputPaths ?? []).sorted() {
            let isThere = FileManager.default.fileExists(atPath: path)
            print("\(ScaffoldReport.shown(path)) (mocks, \(isThere ? "brought up to date" : "a new file"))")
        }
        if let merge {
            print("\n" + MergeReport(merge).diff, terminator: "")
            for sentence in merge.sentences { print("note: \(ScaffoldReport.shown(in: sentence))") }
        } else {
            print("\n" + report.texts)
            if !existing.isEmpty {
                print("note: these files are in the way (--force merges them):")
                for path in existing { print("  \(ScaffoldReport.shown(path))") }
            }
        }
        tellNotes()
    }

    private func write(_ collisions: Collisions, mocks: (UnitScaffold) throws -> ProjectMocks?) throws {
        // Outside of the project whose lock is held already.
        let folder = scaffold.folders.first ?? defaults.folder
        let isLocked = ProjectLock.isOne(for: folder, and: defaults.folder)
        let lock: ProjectLock? = isLocked ? nil : ProjectLock(around: folder)
        defer { withExtendedLifetime(lock) {} }
        do {
            // A unit without its mocks would not compile: where these cannot be written, it is not written either.
            try ProjectDefaults.explained { try mocks(scaffold)?.run.checkOutputs() }
            let merge = merge(collisions)
            let notes = try merge.map(UnitWriter.write) ?? UnitWriter.write(scaffold, replacing: false)
            print(merge.map { MergeReport($0).list } ?? ScaffoldReport(scaffold).tree)
            for note in notes { print("note: \(ScaffoldReport.shown(in: note))") }
            // Asked for again, since a module may be there only now.
            let mocks = try mocks(scaffold)
            let before = (mocks?.run.outputPaths ?? []).filter { FileManager.default.fileExists(atPath: $0) }
            let written = try update(mocks)
            MocksDue(around: scaffold.folders.first ?? defaults.folder).settle()
            tellNotes(newMocks: written.filter { !before.contains($0) })
            // Something is left for the person to merge.
            if merge?.isUnfinished == true { throw ExitCode(Failure.Code.findings.rawValue) }
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
