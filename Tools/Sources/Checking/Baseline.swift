import Findings
import Foundation

/// The findings that a project has accepted for now, so that only new ones are told.
///
/// They are known by rule, unit, role and subject: moved lines, reformatted files and renamed folders change nothing.
package struct Baseline: Codable, Sendable, Equatable {
    /// A finding, and how many of the kind are accepted.
    package struct Entry: Codable, Sendable, Equatable, CustomStringConvertible {
        package var rule: String
        package var unit: String
        package var role: String
        package var subject: String
        package var count: Int

        /// The parts in one line.
        package var description: String { identity.description }

        var identity: Finding.Identity {
            Finding.Identity(rule: rule, unit: unit, role: role, subject: subject)
        }
    }

    package private(set) var version = 1
    package private(set) var findings: [Entry]

    /// Accepts findings. Of a question, each is accepted that it asks about: what does otherwise since then is new.
    package init(_ findings: [Finding]) {
        let all = findings + findings.flatMap { $0.members ?? [] }
        let counts = Dictionary(grouping: all, by: \.identity).mapValues(\.count)
        self.findings = counts.sorted { $0.key < $1.key }.map { identity, count in
            Entry(
                rule: identity.rule, unit: identity.unit, role: identity.role, subject: identity.subject, count: count)
        }
    }

    /// Reads a baseline.
    ///
    /// - Parameter data: The file's bytes.
    /// - Throws: Where they are none.
    package init(_ data: Data) throws {
        self = try JSONDecoder().decode(Baseline.self, from: data)
        // What a later tool wrote may mean something else.
        guard version == 1 else { throw CocoaError(.coderReadCorrupt) }
    }

    /// The file's bytes, one finding a line, in a fixed order.
    package var data: Data {
        var lines = ["{", "  \"version\": \(version),", "  \"findings\": ["]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for (number, entry) in findings.enumerated() {
            let text = (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
            lines.append("    \(text)" + (number + 1 < findings.count ? "," : ""))
        }
        lines += ["  ]", "}", ""]
        return Data(lines.joined(separator: "\n").utf8)
    }

    /// The number of accepted findings.
    package var count: Int { findings.reduce(0) { $0 + $1.count } }

    /// The baseline without entries of which nothing is found any more.
    package func without(_ stale: [Entry]) -> Baseline {
        let gone = Dictionary(stale.map { ($0.identity, $0.count) }, uniquingKeysWith: +)
        var left = self
        left.findings = findings.compactMap { entry in
            var entry = entry
            entry.count -= gone[entry.identity] ?? 0
            return entry.count > 0 ? entry : nil
        }
        return left
    }

    /// An identity without the module of its unit.
    private static func plain(_ identity: Finding.Identity) -> Finding.Identity {
        var plain = identity
        plain.unit = identity.unit.split(separator: ".").last.map(String.init) ?? ""
        return plain
    }

    /// The baseline with entries of another one, which nobody could tell to be mended.
    package func with(_ kept: [Entry]) -> Baseline {
        var joined = self
        for entry in kept {
            if let place = joined.findings.firstIndex(where: { $0.identity == entry.identity }) {
                joined.findings[place].count += entry.count
            } else {
                joined.findings.append(entry)
            }
        }
        joined.findings.sort { $0.identity < $1.identity }
        return joined
    }

    /// Tells new findings from accepted ones.
    ///
    /// - Parameter found: All findings, in their order.
    /// - Returns: The new ones, how many were accepted, and the entries that nothing is found of any more.
    package func sort(_ found: [Finding]) -> (fresh: [Finding], accepted: [Finding], stale: [Entry]) {
        var left = Dictionary(findings.map { ($0.identity, $0.count) }, uniquingKeysWith: +)
        var fresh: [Finding] = []
        var accepted: [Finding] = []
        // A unit whose name another module took since then was known by its name alone, and the other way round.
        let ofTwins = Dictionary(grouping: left.keys.filter { $0.unit.contains(".") }.sorted(), by: Self.plain)
        func take(_ finding: Finding) -> Bool {
            let identity = finding.identity
            let others = identity.unit.contains(".") ? [Self.plain(identity)] : ofTwins[identity] ?? []
            guard let known = ([identity] + others).first(where: { left[$0] ?? 0 > 0 }) else { return false }
            left[known, default: 1] -= 1
            return true
        }
        for finding in found {
            let isKnown = take(finding)
            let known = (finding.members ?? []).map(take)
            if isKnown { accepted.append(finding) }
            // Where some of those that a question is about were accepted, the others are told, and nothing is asked.
            if known.contains(true) {
                for (member, isKnownMember) in zip(finding.members ?? [], known) {
                    if !isKnownMember {
                        fresh.append(member)
                    } else if !isKnown {
                        accepted.append(member)
                    }
                }
            } else if !isKnown {
                fresh.append(finding)
            }
        }
        let stale = findings.compactMap { entry -> Entry? in
            guard let count = left[entry.identity], count > 0 else { return nil }
            var entry = entry
            entry.count = count
            return entry
        }
        return (fresh, accepted, stale)
    }
}
