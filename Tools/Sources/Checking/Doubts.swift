import Architecture
import Conformance
import Findings

/// Tells what breaks a statement from a statement that does not hold: those of a learned definition are counted, and may be
/// wrong themselves.
///
/// A statement that `learn` was not sure of, or counted in fewer than four, is no rule until somebody takes these words away. Where more than a fifth of the units break a
/// statement that has a count behind it, that is told once, as a question to the definition.
package struct Doubts {
    private let unitsWithRole: [String: Int]
    /// The roles of which `learn` counted so few that most of the units with one are others.
    private let littleKnown: Set<String>
    /// The names of units that lack several of the parts, or most of the channels, which nearly all have that a learned definition was
    /// counted in: they are made otherwise.
    private let otherwiseMade: Set<String>
    private let word: String

    /// Fewer units than these may all be wrong.
    private static let least = 3
    /// Of so many units one alone does what few do: what more of them do is not forbidden for the reason that most do not.
    private static let few = 5
    /// The same of a way that was not seen: nobody has stated that it is none.
    private static let fewOnAWay = 10
    private static let leastOnAWay = 2
    /// Where so many times the units that were counted have a role, its name alone makes them units.
    private static let strangers = 2

    /// Counts the units of an app.
    package init(_ app: CheckedApp) {
        var counts: [String: Int] = [:]
        for unit in app.map.units {
            for case .role(let role) in unit.types.keys { counts[role, default: 0] += 1 }
        }
        unitsWithRole = counts
        littleKnown = Set(
            app.definition.roles.filter { role in
                guard let learned = app.statement(role, "type")?.counted?.all else { return false }
                return counts[role.id, default: 0] > learned * Self.strangers
            }.map(\.id))
        word = app.definition.unit.word
        otherwiseMade = Self.otherwiseMade(app)
    }

    private static func otherwiseMade(_ app: CheckedApp) -> Set<String> {
        let needed = app.definition.roles.filter { role in
            let statement = app.statement(role, "type")
            return role.scope == .unit && role.count == .one && role.isUsed && !role.type.namesSeveral
                && statement?.isCounted == true && app.isUsual(statement)
        }
        let usual = app.definition.channels.filter { channel in
            let statement = app.statement(channel)
            return !channel.leavesUnit && [.strong, .weak, .unowned].contains(channel.hold)
                && statement?.isCounted == true && statement?.isUnsure == false && app.isUsual(statement)
        }
        let lacking = app.map.units.enumerated().filter { number, unit in
            needed.count { unit.players(of: $0.id).isEmpty } >= several || isJoinedOtherwise(number, usual, app)
        }.map(\.element)
        let others = Set(app.map.units.map(\.name.typeName)).subtracting(lacking.map(\.name.typeName))
        return Set(lacking.map(\.name.typeName)).subtracting(others)
    }

    /// Tells a unit whose parts know each other by fewer than half of the channels that nearly all have between these parts.
    private static func isJoinedOtherwise(_ number: Int, _ usual: [Channel], _ app: CheckedApp) -> Bool {
        let unit = app.map.units[number]
        let possible = usual.filter { !unit.players(of: $0.from).isEmpty && !unit.players(of: $0.to).isEmpty }
        guard !possible.isEmpty else { return false }
        let actors = app.map.actors(ofUnit: number)
        let there = possible.count { channel in
            actors.contains { actor in
                actor.role == channel.from
                    && actor.holds.contains { app.map.link(of: $0, in: actor)?.to == channel.to }
            }
        }
        return there * 2 < possible.count
    }

    /// So many parts less make a unit another one.
    private static let several = 2

    /// Returns true if `learn` counted so few of a role that its name alone makes none of the others.
    package func isLittleKnown(_ role: String) -> Bool { littleKnown.contains(role) }

    /// Returns true if a unit is made in another way than those that a learned definition was counted in.
    package func isMadeOtherwise(_ unit: String) -> Bool { otherwiseMade.contains(unit) }

    private struct Group: Hashable {
        var place: SourceSpot
        var role: String
        /// The channel that is not there, where that is the statement.
        var unseenWay: String?
        /// True of strong references that lead in a circle.
        var isCircle: Bool
    }

    /// Takes out findings of statements in doubt, and asks of each such statement once.
    func sort(_ verdict: Verdict) -> Verdict {
        var sorted = Verdict(places: verdict)
        let doubtful = Set(
            verdict.findings.indices.filter { number in
                verdict.unseenWays[number] != nil || verdict.findings[number].statement?.isCounted == true
            })
        let left = verdict.findings.indices.reduce(into: [Int: Unproven]()) { left, number in
            left[number] = reasonToLeave(verdict.findings[number], isDoubtful: doubtful.contains(number))
        }
        // What is left asks nothing: a question is told at the first of those that are not.
        let asking = doubtful.filter { left[$0] == nil }.sorted()
        let asked = Dictionary(grouping: asking) { Self.group(verdict, $0) }.filter { group, numbers in
            let statement = verdict.findings[numbers[0]].statement
            // Those that `learn` counted otherwise are no news: what is broken since then is told.
            let known = group.unseenWay == nil ? statement?.counted.map { $0.all - $0.count } ?? 0 : 0
            let units = Set(numbers.map { verdict.findings[$0].identity.unit }).count
            let all = unitsWithRole[group.role] ?? .max
            // A circle that is never released is no matter of majority.
            let (few, least) = group.unseenWay == nil ? (Self.few, Self.least) : (Self.fewOnAWay, Self.leastOnAWay)
            return !group.isCircle && units >= least + known && units * few > all
        }
        // What is asked about a statement is no rule for others that break it.
        let inDoubt = Set(asked.keys.filter { $0.unseenWay == nil }.map(\.place))
        for (number, finding) in verdict.findings.enumerated() {
            if let reason = left[number] {
                sorted.leave(reason)
                continue
            }
            let group = Self.group(verdict, number)
            if asked[group] == nil, !group.isCircle, inDoubt.contains(group.place), doubtful.contains(number) {
                sorted.leave(.evidence)
                continue
            }
            guard let all = asked[group], all.contains(number) else {
                sorted.add(finding, verdict.mends[number])
                continue
            }
            // That no unit was seen to go a way which many go is a gap of the definition, and no statement of anybody's.
            if group.unseenWay != nil {
                sorted.leave(.evidence)
                continue
            }
            if all.first == number { sorted.findings.append(question(all.map { verdict.findings[$0] }, group)) }
        }
        return sorted
    }

    /// The reason why a finding is not told: `learn` was not sure of its statement, or counted it in units of another sort; nil of others.
    private func reasonToLeave(_ finding: Finding, isDoubtful: Bool) -> Unproven? {
        // A file is looked for by its name, and an import is needed or not, however the unit is made.
        let isOfOthers =
            isDoubtful && otherwiseMade.contains(finding.identity.unit) && finding.identity.rule != ImportsRule.id
            && finding.identity.subject != UnitRule.ofFile
        if isOfOthers { return .otherwise }
        // Of what a type does, its name is not the only evidence.
        let isOfStrangers =
            isLittleKnown(finding.identity.role) && finding.statement?.isCounted == true
            && finding.identity.rule == UnitRule.id
        return finding.statement?.isUnsure == true || isOfStrangers ? .evidence : nil
    }

    private static func group(_ verdict: Verdict, _ number: Int) -> Group {
        let finding = verdict.findings[number]
        return Group(
            place: finding.statement?.place ?? finding.place, role: finding.identity.role,
            unseenWay: verdict.unseenWays[number],
            isCircle: finding.identity.rule == CycleRule.id
                || finding.identity.rule == HoldRule.id && !finding.notes.isEmpty)
    }

    private func question(_ findings: [Finding], _ group: Group) -> Finding {
        let first = findings[0]
        let units = Set(findings.map(\.identity.unit)).count
        let identity = Finding.Identity(
            rule: first.identity.rule, unit: "", role: group.role,
            subject: "question \(first.statement?.text ?? "")")
        var finding = Finding(
            identity,
            "\(units) of \(unitsWithRole[group.role] ?? units) \(word)s do otherwise than this says: is it so? One: \(first.message)",
            at: group.place, subject: "")
        finding.severity = .warning
        finding.statement = first.statement
        finding.reason = "What so many do otherwise is rather a mistake of the definition, or of how the code was read."
        finding.remedy =
            "Correct the line, or delete the count behind it: then each of the \(findings.count) findings is told."
        finding.members = findings
        finding.notes = findings.prefix(5).map { Finding.Note(message: $0.message, place: $0.place) }
        return finding
    }
}

extension Finding.Statement {
    /// True if the statement was learned: it has a count behind it, `hold: weak  # 69 of 69`.
    var isCounted: Bool { counted != nil }

    /// A statement that `learn` was not sure of, did not see, guessed, or saw in so few that others may do otherwise, is no rule.
    var isUnsure: Bool {
        ["not sure", "not seen", "a guess"].contains { evidence?.hasPrefix($0) == true }
            || (counted.map { $0.all < Self.fewest } ?? false)
    }

    /// Units enough for a habit.
    private static let fewest = 4

    /// In how many of those that could it is so; nil where nobody counted.
    var share: Double? { counted.map { Double($0.count) / Double($0.all) } }

    /// The counts behind it, `69 of 69`; nil where nobody counted.
    var counted: (count: Int, all: Int)? {
        // Rules ask this of each place that they judge: byte by byte, since characters are dear.
        let words = evidence?.utf8.split(maxSplits: 3, whereSeparator: { !Self.isOfWord($0) }) ?? []
        guard words.count >= 3, words[1].elementsEqual("of".utf8), let count = Int(Substring(words[0])),
            let all = Int(Substring(words[2].prefix(while: Self.isOfWord))), all > 0
        else { return nil }
        return (count, all)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: byte >= 0x80
        }
    }
}
