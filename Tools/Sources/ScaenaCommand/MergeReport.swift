import Foundation
import Scaffolding

/// The report on the merging of a unit's files, for the person who asked.
struct MergeReport {
    private let merge: UnitMerge

    init(_ merge: UnitMerge) {
        self.merge = merge
    }

    /// The number of files of each kind of change.
    var summary: String {
        let words: [(UnitMerge.Change, String)] = [
            (.added, "added"), (.replaced, "replaced"), (.merged, "merged with your changes"),
            (.marked, "with conflicts"), (.kept, "kept as you have them"), (.removed, "that you removed"),
        ]
        let parts = words.compactMap { change, word -> String? in
            let count = merge.files.filter { $0.change == change }.count
            return count == 0 ? nil : "\(count) \(count == 1 ? "file" : "files") \(word)"
        }
        return parts.isEmpty ? "nothing changes" : parts.joined(separator: ", ")
    }

    /// The files that change, each with how.
    var list: String {
        let opened = merge.scaffold.openers.flatMap(\.files)
            .map { "\(ScaffoldReport.shown($0.path)) (opens \(merge.scaffold.name))" }
        let lines = merge.files.compactMap { file -> String? in
            let path = ScaffoldReport.shown(file.path)
            return switch file.change {
            case .unchanged: nil
            case .added: "\(path) (new)"
            case .replaced: path
            case .merged: "\(path) (merged with your changes)"
            case .marked: "\(path) (with conflicts)"
            case .kept: "\(path) (kept as you have it)"
            case .removed: "\(path) (removed by you)"
            }
        }
        return lines.isEmpty && opened.isEmpty ? "Nothing changes." : (lines + opened).joined(separator: "\n")
    }

    /// Each change as a unified diff, as git shows it.
    var diff: String {
        let own = merge.files.filter { $0.before != $0.after && $0.change != .removed }
            .map { ($0.path, $0.before, $0.after) }
        let openers = merge.scaffold.openers.flatMap(\.files).map { file in
            (
                file.path, FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) },
                file.text
            )
        }
        return (own + openers).map { path, before, after in
            let path = ScaffoldReport.shown(path)
            return UnifiedDiff(from: before, to: after, names: (before == nil ? "/dev/null" : "a/\(path)", "b/\(path)"))
                .text
        }.joined()
    }
}

/// The difference of two texts in the form that `patch` and `git apply` take.
struct UnifiedDiff {
    private enum Line: Equatable {
        case same(String)
        case removed(String)
        case added(String)

        var text: String {
            switch self {
            case .same(let text): " " + text
            case .removed(let text): "-" + text
            case .added(let text): "+" + text
            }
        }

        var isChange: Bool {
            if case .same = self { false } else { true }
        }
    }

    private static let context = 3
    private static let noNewline = "\\ No newline at end of file"

    private let lines: [Line]
    private let names: (String, String)

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - before: the text as it is; nil where there is none.
    ///   - after: the text as it becomes.
    ///   - names: the names of both.
    init(from before: String?, to after: String, names: (String, String)) {
        self.names = names
        let old = Self.lines(of: before ?? "")
        let new = Self.lines(of: after)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(.removed(old[left]))
                left += 1
            } else if inserted.contains(right) {
                lines.append(.added(new[right]))
                right += 1
            } else {
                lines.append(.same(old[left]))
                left += 1
                right += 1
            }
        }
        self.lines = lines
    }

    /// The difference; empty where there is none.
    var text: String {
        let changes = lines.indices.filter { lines[$0].isChange }
        guard !changes.isEmpty else { return "" }
        var hunks: [Range<Int>] = []
        for index in changes {
            let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return "--- \(names.0)\n+++ \(names.1)\n" + hunks.map(hunk).joined()
    }

    private func hunk(_ range: Range<Int>) -> String {
        func count(_ range: Range<Int>, _ isCounted: (Line) -> Bool) -> Int { lines[range].filter(isCounted).count }
        let isOld: (Line) -> Bool = { if case .added = $0 { false } else { true } }
        let isNew: (Line) -> Bool = { if case .removed = $0 { false } else { true } }
        let (old, new) = (count(range, isOld), count(range, isNew))
        let start = (count(0..<range.lowerBound, isOld), count(0..<range.lowerBound, isNew))
        let head = "@@ -\(start.0 + (old > 0 ? 1 : 0)),\(old) +\(start.1 + (new > 0 ? 1 : 0)),\(new) @@\n"
        return head + lines[range].map { $0.text + "\n" }.joined()
    }

    /// The lines; one that ends without a newline says so, as a line of its own below it.
    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" {
            lines.removeLast()
        } else if let last = lines.popLast() {
            lines.append(last + "\n" + noNewline)
        }
        return lines
    }
}
