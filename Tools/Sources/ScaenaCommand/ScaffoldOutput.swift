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
    ///   - updateMocks: brings the mocks up to date after something was written.
    func finish(dryRun: Bool, replacing: Bool, updateMocks: () throws -> MockRun.Report?) throws {
        let report = ScaffoldReport(scaffold)
        if dryRun {
            print(report.tree + "\n\n" + report.texts)
            let existing = scaffold.files.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
            if !existing.isEmpty {
                print(
                    "note: these files are in the way\(replacing ? ", and would be replaced" : " (--force replaces them)"):"
                )
                for path in existing { print("  \(path)") }
            }
        } else {
            try UnitWriter.write(scaffold, replacing: replacing)
            print(report.tree)
            if let mocks = try updateMocks() {
                for path in mocks.written { print(ScaffoldReport.shown(path)) }
                mocks.printWarnings()
            }
        }
        for note in scaffold.notes + defaults.membershipNotes(for: scaffold) { print("note: \(note)") }
    }
}
