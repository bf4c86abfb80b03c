import Findings

/// Findings of one cause: a pair of properties that many units have, closures of one class, files that are called otherwise by the same word.
/// Where people read a report, each cause is told once, with its further places.
package enum Habits {
    /// So many of one kind are one habit.
    private static let fewest = 3

    /// A cause.
    private enum Cause: Hashable {
        /// The closures that are set in a file, the methods that are in their place, or the closures that hold the locals which keep them.
        case closures(kind: String, path: String)
        /// A circle and the first sentence of its remedy, with the names of unit and property taken out.
        case circle(message: String, remedy: String)
        /// Files whose names differ from those of their types by the same words.
        case file(found: String, wanted: String)
    }

    /// Brings findings of one cause together, each at the place of the first.
    ///
    /// - Parameter findings: The findings, in their order.
    /// - Returns: The findings, and those of a habit as one.
    package static func gathered(_ findings: [Finding]) -> [Finding] {
        // Closures that many units set in a part of one class are one cause, those of one file another.
        let circles = findings.map(circle)
        let counts = Dictionary(circles.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        let causes = zip(findings, circles).map { finding, circle in
            if let circle, counts[circle, default: 0] >= fewest { return circle as Cause? }
            return cause(of: finding)
        }
        let byCause = Dictionary(grouping: findings.indices.filter { causes[$0] != nil }, by: { causes[$0] })
        return findings.indices.compactMap { number in
            guard causes[number] != nil, let all = byCause[causes[number]], all.count >= fewest else {
                return findings[number]
            }
            return all[0] == number ? gathered(all.map { findings[$0] }) : nil
        }
    }

    private static func gathered(_ all: [Finding]) -> Finding {
        var finding = all[0]
        finding.message += ", and \(all.count - 1) more of this kind"
        finding.remedy += " So for each."
        finding.notes += all.dropFirst().flatMap { other in
            [Finding.Note(message: other.message, place: other.place)] + other.notes.filter(CycleRule.isFurther)
        }
        finding.members = all
        return finding
    }

    /// The circle that a finding tells, with the names of unit and property taken out.
    private static func circle(of finding: Finding) -> Cause? {
        let unit = finding.identity.unit
        guard finding.rule == CycleRule.id, !unit.isEmpty, finding.members == nil,
            // Each has its own places.
            !finding.identity.subject.hasPrefix(CycleRule.ofSubscriptions),
            !finding.identity.subject.hasPrefix(CycleRule.ofOwnClosures)
        else { return nil }
        func general(_ text: String) -> String {
            let small = unit.prefix(1).lowercased() + unit.dropFirst()
            return text.replacing(unit, with: "{Unit}").replacing(small, with: "{Unit}")
        }
        // Closures that are set by several names are several things to do.
        let isClosure = finding.identity.subject.hasPrefix("closure ")
        let remedy =
            isClosure
            ? finding.subject
            : String(finding.remedy.prefix { $0 != "." }).replacing("'\(finding.subject)'", with: "'{property}'")
        return .circle(message: general(finding.message), remedy: general(remedy))
    }

    private static func cause(of finding: Finding) -> Cause? {
        guard finding.members == nil else { return nil }
        switch finding.rule {
        case CycleRule.id:
            let kind = closures.first(where: finding.identity.subject.hasPrefix)
            return kind.map { .closures(kind: $0, path: finding.place.path) } ?? circle(of: finding)
        case UnitRule.id where finding.identity.subject == UnitRule.ofFile:
            let name = finding.place.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
            return difference(name, finding.subject[...])
        default: return nil
        }
    }

    /// The beginnings of identities of findings on closures.
    private static let closures = ["closure ", "method ", CycleRule.ofOwnClosures]

    /// The words by which two names differ.
    private static func difference(_ found: Substring, _ wanted: Substring) -> Cause {
        let start = zip(found, wanted).prefix { $0 == $1 }.count
        let (found, wanted) = (found.dropFirst(start), wanted.dropFirst(start))
        let end = zip(found.reversed(), wanted.reversed()).prefix { $0 == $1 }.count
        return .file(found: String(found.dropLast(end)), wanted: String(wanted.dropLast(end)))
    }
}
