import Findings
import Foundation
import SourceModel

/// The files that were not read to their end: what they may hold, nobody misses.
///
/// Of a file with a syntax error, or in another encoding, the words can be told; of one that cannot be opened, nothing can.
package struct Unseen: Sendable {
    /// The words of each file, its name without the ending and its folder among them.
    private let words: [Set<String>]
    private let paths: Set<String>
    /// True if of one file nothing is known but its path.
    private let isWhole: Bool

    /// Begins without such files.
    package init() { (words, paths, isWhole) = ([], [], false) }

    /// Looks at files.
    ///
    /// - Parameters:
    ///   - paths: The files and folders, as they were noted.
    ///   - lines: The texts that need not be read.
    package init(_ paths: [String], lines: SourceLines = SourceLines()) {
        // The tool's own memory may be damaged, too: no source is lost with it.
        let paths = Set(paths).filter { $0.hasSuffix(".swift") || !FileManager.default.isRegularFile($0) }
        self.paths = paths
        let read = paths.sorted().map { path in lines.bytes(of: path).flatMap { Self.words($0, path) } }
        words = read.compactMap(\.self)
        isWhole = words.count < read.count
    }

    /// True if all files were read.
    package var isEmpty: Bool { words.isEmpty && !isWhole }

    /// Returns true if a file is one of these.
    package func has(_ path: String) -> Bool { paths.contains(path) }

    /// Returns true if a file may hold something of one of some names.
    package func mayHold(_ names: [String]) -> Bool {
        isWhole || words.contains { own in names.contains(where: own.contains) }
    }

    /// Returns true if a file may hold a part of a unit: one of its words has the unit's name in it.
    package func mayHold(ofUnit unit: String) -> Bool {
        isWhole || !unit.isEmpty && words.contains { own in own.contains { $0.contains(unit) } }
    }

    /// Returns true if a finding misses what may stand in one of these files.
    func mayHold(whatMisses finding: Finding) -> Bool {
        guard let missed = finding.missed, !isEmpty else { return false }
        if has(finding.place.path) || mayHold(missed) || mayHold(ofUnit: finding.identity.unit) { return true }
        let title = finding.place.path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" }
        return finding.rule == Suppressions.ruleID && title.map { mayHold(ofUnit: String($0)) } ?? false
    }

    /// The verdict without what is missed and may stand in one of these files.
    func sort(_ verdict: Verdict) -> Verdict {
        guard !isEmpty, verdict.findings.contains(where: { $0.missed != nil }) else { return verdict }
        var sorted = Verdict(places: verdict)
        for (number, finding) in verdict.findings.enumerated() {
            if mayHold(whatMisses: finding) {
                sorted.judged -= 1
                sorted.leave(.unread)
            } else {
                sorted.add(finding, verdict.mends[number], unseenWay: verdict.unseenWays[number])
            }
        }
        return sorted
    }

    /// The words of a text; nil of one in an encoding whose letters are not bytes.
    private static func words(_ bytes: [UInt8], _ path: String) -> Set<String>? {
        if bytes.contains(0) { return nil }
        var words: Set<String> = []
        for word in bytes.split(whereSeparator: { !$0.continuesWord }) {
            words.insert(String(decoding: word, as: UTF8.self))
        }
        let parts = path.split(separator: "/").suffix(2)
        words.formUnion(parts.map { String($0.prefix { $0 != "." && $0 != "+" }) })
        return words
    }
}

extension FileManager {
    fileprivate func isRegularFile(_ path: String) -> Bool {
        (try? attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeRegular
    }
}
