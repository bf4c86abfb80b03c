import Foundation

/// The merge of a unit's files that are written again, where a person may have changed some since.
///
/// Text that nobody changed is replaced. A person's text is merged with ours of now; where that cannot be, their text
/// stays, and ours is put beside it or between markers in it. Nothing that a person typed is lost.
package struct UnitMerge: Sendable {
    /// Where ours goes when it cannot be merged.
    package enum Conflicts: Sendable {
        /// Into a file of its own, `.scaena/unmerged/…`; theirs is not touched.
        case beside
        /// Into theirs, between markers.
        case marked
    }

    /// The treatment of a file that a person removed.
    package enum Removed: Sendable {
        /// It is written again.
        case comesBack
        /// It stays away.
        case staysAway
        /// It stays away as long as it would be what it was.
        case comesBackChanged
    }

    /// The change of a file.
    package enum Change: String, Sendable {
        /// It was not there.
        case added
        /// It stays as it is.
        case unchanged
        /// Nobody had changed it, and it becomes what is written now.
        case replaced
        /// It has what the person changed, and what changed in what is written.
        case merged
        /// It has both texts where the two changed the same.
        case marked
        /// It stays as the person has it, and ours is put beside it.
        case kept
        /// A person had removed it, and it stays away.
        case removed
    }

    /// A file with what becomes of it.
    package struct File: Sendable {
        /// The path.
        package let path: String
        /// The change of the file.
        package let change: Change
        /// Its text now; nil where it is not there.
        package let before: String?
        /// Its text afterwards.
        package let after: String
        /// The conflicts that are left, as the text beside it or between the markers has them.
        package let conflicts: [ThreeWayMerge.Conflict]
        /// Where ours is put, where it is put beside theirs.
        package let beside: String?
    }

    /// The folder of texts that could not be merged, in a project.
    static let folder = ".scaena/unmerged"

    /// The unit.
    package let scaffold: UnitScaffold
    /// The files, sources first.
    package private(set) var files: [File] = []

    /// True if something is left that a person has to merge.
    package var isUnfinished: Bool { files.contains { [.kept, .marked].contains($0.change) } }

    /// True if no file changes.
    package var changesNothing: Bool { files.allSatisfy { [.unchanged, .removed].contains($0.change) } }

    /// Works out what becomes of each file. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - scaffold: the unit as it is written now.
    ///   - conflicts: where ours goes when it cannot be merged.
    ///   - removed: the treatment of files that a person removed.
    package init(_ scaffold: UnitScaffold, conflicts: Conflicts = .beside, removed: Removed = .comesBack) {
        self.scaffold = scaffold
        let former = scaffold.record.flatMap { UnitRecord(in: $0.path) }
        let written = scaffold.record.flatMap { WrittenTexts(keptFor: $0.path) }
        files = scaffold.files.map { file in
            var recorded: Recorded?
            if let record = scaffold.record {
                let name = String(file.path.dropFirst(record.project.count + 1))
                let (hash, base) = (former?.files[name], written?.texts[name])
                recorded = Recorded(project: record.project, name: name, hash: hash, base: base)
                // Something else that was scaffolded may have written it first, as an app does with its root.
                if hash == nil, let other = UnitRecord.last(naming: name, in: record.project, besides: record.path) {
                    recorded?.hash = other.hash
                    recorded?.base = other.text
                }
            }
            return Self.file(file, recorded, conflicts, removed)
        }
    }

    /// The record of a file as it was written last.
    private struct Recorded {
        /// The project's folder.
        let project: String
        /// The file's path as seen from there.
        let name: String
        /// The hash of the text; nil where none is noted.
        var hash: String?
        /// The text, where it was kept.
        var base: String?
    }

    private static func file(
        _ file: UnitScaffold.File, _ recorded: Recorded?, _ conflicts: Conflicts, _ removed: Removed
    ) -> File {
        let hash = recorded?.hash
        func result(
            _ change: Change, _ before: String?, _ after: String, _ found: [ThreeWayMerge.Conflict] = []
        ) -> File {
            var beside: String?
            if change == .kept {
                beside = recorded.map { "\($0.project)/\(folder)/\($0.name)" } ?? file.path + ".new"
            }
            return File(
                path: file.path, change: change, before: before, after: after, conflicts: found, beside: beside)
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            let staysAway =
                removed == .staysAway || removed == .comesBackChanged && hash == GitHash.blob(file.text)
            return staysAway && hash != nil ? result(.removed, nil, "") : result(.added, nil, file.text)
        }
        let theirs = String(decoding: data, as: UTF8.self)
        if theirs == file.text { return result(.unchanged, theirs, theirs) }
        // A text that is not UTF-8 could not be written back as it was.
        guard Data(theirs.utf8) == data else { return result(.kept, theirs, theirs) }
        if let hash, GitHash.blob(theirs) == hash { return result(.replaced, theirs, file.text) }
        guard let base = recorded?.base else {
            let whole = ThreeWayMerge.Conflict(
                line: 1, theirs: theirs.components(separatedBy: "\n"), base: [],
                ours: file.text.components(separatedBy: "\n"))
            return result(.kept, theirs, theirs, [whole])
        }
        let layout = file.path.hasSuffix(".swift") ? SwiftLayout(of: theirs, writtenAs: base) : nil
        let merge = ThreeWayMerge(
            base: layout?.applied(to: base) ?? base, theirs: theirs, ours: layout?.applied(to: file.text) ?? file.text,
            parses: parses(file.path),
            meansTheSame: { layout == nil ? $0 == $1 : SwiftLayout.isAll(between: $0, and: $1) })
        let found = merge.conflicts
        if found.isEmpty {
            let text = merge.text
            return text == theirs ? result(.unchanged, theirs, theirs) : result(.merged, theirs, text)
        }
        switch conflicts {
        case .beside: return result(.kept, theirs, theirs, found)
        case .marked:
            let text = merge.marked(theirs: "as it is", base: "as it was written", ours: "as it is written now")
            return result(.marked, theirs, text, found)
        }
    }

    /// Returns a function that returns true if a text is one that may stand in a file.
    static func parses(_ path: String) -> (String) -> Bool {
        { text in !path.hasSuffix(".swift") || !ParsedFiles.tree(of: text).hasError }
    }

    /// The unit with the texts that its files get, and a record of what they came of.
    var result: UnitScaffold {
        var result = scaffold
        result.files = files.compactMap { file in
            switch file.change {
            case .added, .replaced, .merged, .marked: UnitScaffold.File(path: file.path, text: file.after)
            case .unchanged, .kept, .removed: nil
            }
        }
        result.replacedFiles.formUnion(result.files.map(\.path))
        guard let record = scaffold.record, let former = UnitRecord(in: record.path) else { return result }
        for file in files where file.change == .kept {
            // Their text still came of what was written before.
            let name = String(file.path.dropFirst(record.project.count + 1))
            result.record?.record.files[name] = former.files[name]
        }
        return result
    }

    /// The texts that are put beside theirs, by their paths.
    var beside: [(path: String, text: String)] {
        let ours = Dictionary(scaffold.files.map { ($0.path, $0.text) }) { first, _ in first }
        return files.compactMap { file in
            guard let beside = file.beside, let text = ours[file.path] else { return nil }
            return (beside, text)
        }
    }

    /// One sentence for each file that is not simply new, replaced or as it was.
    package var sentences: [String] {
        files.compactMap { file in
            switch file.change {
            case .added, .unchanged, .replaced: return nil
            case .merged: return "'\(file.path)' was changed by hand: merged, and every change of both sides is in it"
            case .removed: return "'\(file.path)' was removed by hand: it stays away"
            case .marked:
                let lines = file.conflicts.map { String($0.line) }.joined(separator: ", ")
                return
                    "'\(file.path)' has \(Self.count(file.conflicts)) (near line \(lines)): choose between the markers"
            case .kept:
                let beside = file.beside ?? ""
                let isUnknown = file.conflicts.first?.base.isEmpty == true && file.conflicts.first?.line == 1
                let reason =
                    isUnknown
                    ? "is not of a text that is known here"
                    : "was changed by hand where the new text changes, too"
                return "'\(file.path)' \(reason): it is kept, and the new text is '\(beside)' "
                    + "(git diff --no-index '\(file.path)' '\(beside)')"
            }
        }
    }

    /// Refuses what cannot be merged, with what a person has to write at which line.
    ///
    /// - Throws: ``ScaffoldError`` with one paragraph for each place.
    package func refuseUnfinished() throws(ScaffoldError) {
        let places = files.filter { $0.change == .kept }.flatMap { file in
            file.conflicts.map { conflict in
                let lines = conflict.ours.map { "\n    " + $0 }.joined()
                return conflict.base.isEmpty
                    ? "\(file.path): nothing is known of what it came of: it should become\(lines)"
                    : "\(file.path):\(conflict.line): was changed by hand: what was '\(Self.first(of: conflict.base))' "
                        + "becomes\(lines)"
            } + (file.conflicts.isEmpty ? ["\(file.path): is not UTF-8"] : [])
        }
        guard !places.isEmpty else { return }
        throw ScaffoldError(
            .cannotCreate,
            "nothing was written, since what is added meets what was changed by hand. Take those changes back, or write "
                + "it yourself:\n" + places.joined(separator: "\n"))
    }

    private static func first(of lines: [String]) -> String {
        (lines.first { !$0.allSatisfy(\.isWhitespace) } ?? "").trimmed
    }

    private static func count(_ conflicts: [ThreeWayMerge.Conflict]) -> String {
        conflicts.count == 1 ? "a conflict" : "\(conflicts.count) conflicts"
    }
}
