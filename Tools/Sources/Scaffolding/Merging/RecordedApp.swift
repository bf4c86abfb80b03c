import Architecture
import Foundation

/// An app that was scaffolded: its own files, beside those of its units.
package struct RecordedApp: Sendable {
    /// The app's folder.
    package let folder: String
    /// The app's name.
    package let name: String
    /// The store that it was asked to have; empty for none.
    package var store: String { record.asked["store"] ?? "" }
    private let record: UnitRecord

    /// Finds what is noted of the app around a folder; nil where it was not scaffolded.
    package init?(around folder: String) {
        guard let project = UnitRecord.project(of: folder + "/x"),
            let record = UnitRecord.all(in: project).first(where: { $0.asked["kind"] == "app" })
        else { return nil }
        self.folder = project
        self.record = record
        name = record.asked["name"] ?? ""
    }

    /// Its own files as they were asked for, and as they are written had something else been asked for; nil where that is the same, or
    /// where they are not written by an architecture any more.
    func asking(
        _ change: ([String: String]) -> [String: String], in source: ArchitectureSource
    ) -> (before: UnitScaffold, after: UnitScaffold)? {
        let asked = change(record.asked)
        guard asked != record.asked, record.architecture == (try? source.definition())?.id,
            let former = AppRequest(record.asked), let request = AppRequest(asked),
            let before = try? AppScaffold.own(former, in: source, at: folder),
            let after = try? AppScaffold.own(request, in: source, at: folder)
        else { return nil }
        return (before, after)
    }

    /// Returns the merge of its files with those that are written now.
    ///
    /// - Parameter source: its architecture.
    /// - Throws: ``ScaffoldError`` when it cannot be written any more.
    package func merge(in source: ArchitectureSource) throws(ScaffoldError) -> UnitMerge {
        guard let request = AppRequest(record.asked) else {
            throw ScaffoldError(.data, "what the app was asked to be is not noted: its files stay as they are")
        }
        return UnitMerge(
            try AppScaffold.own(request, in: source, at: folder), conflicts: .marked, removed: .staysAway)
    }
}
