import Findings
import Foundation
import Project
import SourceModel

/// Applies the fixes of findings to files: every byte that no fix names stays.
package struct FixRun: Sendable {
    /// The change of a file.
    package struct Change: Sendable {
        package var path: String
        package var before: [UInt8]
        package var after: [UInt8]
        /// The file's new path, where it takes one.
        package var rename: String?
    }

    /// The changes, by path.
    package private(set) var changes: [Change] = []
    /// The number of findings that are mended.
    package private(set) var count = 0
    /// Why a finding that has a fix keeps it: one sentence each.
    package private(set) var refusals: [String] = []

    /// Works out what files become; none is touched.
    ///
    /// - Parameters:
    ///   - findings: The findings; those without a fix are passed over.
    ///   - broken: The paths of files with a syntax error, in which nothing is written.
    ///   - unstaged: The paths of files that stand otherwise than they were read, since that was what is staged.
    package init(_ findings: [Finding], broken: [String] = [], unstaged: Set<String> = []) {
        var edits: [String: Set<Finding.Edit>] = [:]
        var renames: [String: String] = [:]
        var projects: [String: Data] = [:]
        for finding in findings where !finding.fix.isEmpty || finding.rename != nil {
            let paths = finding.fix.map(\.path) + (finding.rename == nil ? [] : [finding.place.path])
            if let path = paths.first(where: broken.contains) {
                refusals.append("\(path) stays as it is, since its syntax could not be read")
                continue
            }
            if let path = paths.first(where: unstaged.contains) {
                refusals.append("\(path) stays as it is, since it is staged otherwise than it stands")
                continue
            }
            for edit in finding.fix { edits[edit.path, default: []].insert(edit) }
            if let path = finding.rename {
                if FileManager.default.fileExists(atPath: path) {
                    refusals.append("\(finding.place.path) keeps its name, since '\(path)' is there already")
                    continue
                }
                if let project = Self.project(naming: finding.place.path, &projects) {
                    refusals.append(
                        "\(finding.place.path) keeps its name, since '\(project)' lists it: rename it in Xcode")
                    continue
                }
                renames[finding.place.path] = path
            }
            count += 1
        }
        for path in Set(edits.keys).union(renames.keys).sorted() {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let before = [UInt8](data)
            let starts = Self.lineStarts(before)
            var source = SourceEdits()
            for edit in (edits[path] ?? []).sorted(by: {
                ($0.line, $0.columns.lowerBound, $0.replacement) < ($1.line, $1.columns.lowerBound, $1.replacement)
            })
            where starts.indices.contains(edit.line - 1) {
                let start = starts[edit.line - 1]
                // A file whose lines end as Windows ends them gets no other line.
                let isWindows = edit.replacement.hasSuffix("\n") && before.contains(UInt8(ascii: "\r"))
                let text = isWindows ? edit.replacement.replacing("\n", with: "\r\n") : edit.replacement
                source.replace(
                    (start + edit.columns.lowerBound - 1)..<(start + edit.columns.upperBound - 1), with: text)
            }
            do {
                changes.append(
                    Change(path: path, before: before, after: try source.applied(to: before), rename: renames[path]))
            } catch {
                refusals.append("\(path) stays as it is: \(error)")
            }
        }
    }

    /// The Xcode project of a file that names it, so that the app would not build under another name.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - known: The projects that were read, by their paths.
    private static func project(naming path: String, _ known: inout [String: Data]) -> String? {
        let name = Data((path.split(separator: "/").last ?? path[...]).utf8)
        func names(_ text: Data) -> Bool {
            var rest = text.startIndex..<text.endIndex
            while let found = text.range(of: name, in: rest) {
                if found.lowerBound == text.startIndex || !isOfName(text[found.lowerBound - 1]) { return true }
                rest = found.upperBound..<text.endIndex
            }
            return false
        }
        return ProjectFiles(above: [path]).xcodeProjects.first { project in
            let text =
                known[project] ?? FileManager.default.contents(atPath: "\(project)/project.pbxproj") ?? Data()
            known[project] = text
            return names(text)
        }
    }

    /// Returns true if a byte before a file's name makes it the end of another one's.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    /// Makes all of the changes, or none.
    ///
    /// - Parameter project: The project's folder, whose lock the caller has.
    /// - Throws: ``FileFailure`` when one of them cannot be made; nothing has changed then.
    package func write(in project: String) throws(FileFailure) {
        var transaction = FileTransaction(in: project)
        for change in changes {
            if let path = change.rename {
                transaction.remove(change.path)
                transaction.write(path, Data(change.after), like: change.path)
            } else if change.after != change.before {
                transaction.write(change.path, Data(change.after))
            }
        }
        if !changes.isEmpty { try transaction.commit() }
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
}
