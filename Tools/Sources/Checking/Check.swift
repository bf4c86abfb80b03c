import Architecture
import Conformance
import Findings
import SourceModel

/// The findings of a check, and the numbers of places that it could judge.
package struct CheckReport: Sendable, Codable {
    /// The findings, by file and line.
    package var findings: [Finding] = []
    /// The numbers of files, units, actors and calls that were looked at.
    package var counts = RoleMap.Counts()
    /// The numbers of places that each rule judged, and could not judge.
    package var rules: [String: RuleCount] = [:]
    /// The number of findings that comments allow.
    package var suppressed = 0
    /// The number of findings that the baseline accepts.
    package var baselined = 0
    /// The entries of the baseline that nothing is found of any more.
    package var stale: [Baseline.Entry] = []
    /// The paths of files with a syntax error.
    package var broken: [String] = []
    /// True if nothing tells the architecture, so that circles alone were judged.
    package var isWithoutArchitecture = false
    /// True if a definition says what units are made of.
    package var hasDefinition = true
    /// Files that could not be read.
    package var notes: [SourceNote] = []
    /// The remarks on code that could not be read, or not be trusted.
    package var remarks: [SourceNote] {
        let text =
            "its syntax could not be read in one place, so that what stands behind that may have been read wrongly"
        return notes + broken.map { SourceNote(path: $0, text: text) }
    }

    /// Files that could not be read are looked at each time: of them nothing is kept.
    private enum CodingKeys: String, CodingKey {
        case findings, counts, rules, suppressed, baselined, stale, broken, isWithoutArchitecture, hasDefinition
    }

    /// The numbers of places that a rule judged, and could not judge.
    package struct RuleCount: Sendable, Codable, Equatable {
        package var judged = 0
        package var unjudged = 0
        /// The numbers of places that could not be judged, by the word of the reason.
        package var reasons: [String: Int] = [:]

        /// The numbers of two checks together.
        static func + (left: RuleCount, right: RuleCount) -> RuleCount {
            var sum = left
            sum.judged += right.judged
            sum.unjudged += right.unjudged
            sum.reasons.merge(right.reasons, uniquingKeysWith: +)
            return sum
        }

        /// Adds what one verdict judged.
        mutating func add(_ verdict: Verdict) {
            judged += verdict.judged
            unjudged += verdict.unjudged
            for (reason, count) in verdict.unproven { reasons[reason.rawValue, default: 0] += count }
        }
    }

    package init() {}
}

/// Asks rules of an app.
package enum Check {
    /// Judges what one definition rules.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - rules: The rules that are asked.
    ///   - lines: The texts of files with findings.
    ///   - jobs: The number of threads that take part.
    /// - Returns: The report.
    package static func report(
        on app: CheckedApp, rules: [any Rule.Type] = Rules.standard, lines: SourceLines = SourceLines(),
        jobs: Int = Workers.processorCount
    ) -> CheckReport {
        report(on: [app], RuleChoice(rules), lines: lines, jobs: jobs)
    }

    /// Judges what several definitions rule of one project: other folders, or other ways in the same ones. What two of them find
    /// is told once, and a comment has its use where one of them finds what it allows.
    ///
    /// - Parameters:
    ///   - apps: The project as each definition sees it.
    ///   - choice: The rules that are asked, and what is told of them.
    ///   - lines: The texts of files with findings.
    ///   - jobs: The number of threads that take part.
    /// - Returns: The report.
    package static func report(
        on apps: [CheckedApp], _ choice: RuleChoice = RuleChoice(Rules.standard), lines: SourceLines = SourceLines(),
        jobs: Int = Workers.processorCount
    ) -> CheckReport {
        let rules = choice.rules
        var report = CheckReport()
        report.counts = apps.reduce(RoleMap.Counts()) { $0 + $1.map.counts }
        report.counts.files = Set(apps.flatMap(\.map.files)).count
        report.broken = Set(apps.flatMap { app in app.map.broken.map { app.map.index.files[$0].path } }).sorted()
        var suppressions = Suppressions(apps, lines)
        var told: Set<Told> = []
        // Rules know nothing of each other; what they find is told in their order.
        let verdicts = verdicts(on: apps, rules, jobs)
        let contents = Contents(apps)
        let circles = circles(ofRoles: verdicts)
        for (place, app) in apps.enumerated() {
            let doubts = Doubts(app)
            let twins = TwinUnits(app)
            for (number, rule) in rules.enumerated() {
                let verdict = doubts.sort(app.unseen.sort(verdicts[place * rules.count + number]))
                report.rules[rule.id, default: CheckReport.RuleCount()].add(verdict)
                for (place, found) in verdict.findings.enumerated() where !Self.isGenerated(found.place.path) {
                    var finding = placed(found, lines, twins, app)
                    finding.severity = choice.severity(of: finding)
                    for member in (finding.members ?? []).indices {
                        finding.members?[member].severity = finding.severity
                    }
                    if let mend = verdict.mends[place] {
                        finding.fix = Mending(lines: lines).edits(mend, of: finding)
                        if case .rename(_, let path) = mend { finding.rename = path }
                    }
                    // Of two ways, one may know the unit whose parts are nobody's for the other, and have judged it.
                    if isOfNobody(found), found.notes.contains(where: { circles.contains($0.place) }) { continue }
                    // What a base class has, each of its heirs would be told of.
                    guard told.insert(Told(finding, contents.content(of: finding.place.path))).inserted else {
                        continue
                    }
                    let isAllowed = suppressions.allow(finding)
                    guard choice.tells(finding.rule) else { continue }
                    if isAllowed {
                        report.suppressed += 1
                    } else {
                        report.findings.append(finding)
                    }
                }
            }
        }
        report.removeTwins(statingContracts: contractStatements(of: apps))
        let unseen = apps.first?.unseen ?? Unseen()
        let own = suppressions.findings(asked: choice).filter { !unseen.mayHold(whatMisses: $0) }
        let all = own + (SettingsCheck(apps)?.findings ?? [])
        report.findings += all.filter { choice.tells($0.rule) }.map { finding in
            var finding = finding
            finding.severity = choice.severity(of: finding)
            finding.missed = nil
            return finding
        }
        report.sort()
        return report
    }

    /// The places where definitions say by which contract somebody is known.
    private static func contractStatements(of apps: [CheckedApp]) -> Set<SourceSpot> {
        Set(
            apps.flatMap { app in
                app.definition.channels.filter { $0.through != nil }.compactMap { app.statement($0, "through")?.place }
            })
    }

    /// A finding at the column of its word, under the name of its unit, those that it asks about together at theirs.
    private static func placed(
        _ found: Finding, _ lines: SourceLines, _ twins: TwinUnits, _ app: CheckedApp
    ) -> Finding {
        var finding = found
        finding.missed = nil
        finding.identity.unit = twins.unit(of: found, app)
        finding.place = lines.place(found.place, of: found.subject, isCalled: found.isCalled == true)
        finding.members = found.members?.map { placed($0, lines, twins, app) }
        return finding
    }

    /// The verdicts of all rules on each app, those on the first app first.
    private static func verdicts(on apps: [CheckedApp], _ rules: [any Rule.Type], _ jobs: Int) -> [Verdict] {
        typealias Piece = (verdict: Int, judge: @Sendable () -> Verdict)
        let parts = rules.map { $0.init().parts }
        // What has several parts takes long, and begins first.
        let order = rules.indices.sorted { (parts[$1].count, $0) < (parts[$0].count, $1) }
        let pieces = apps.enumerated().flatMap { place, app in
            order.flatMap { number in
                parts[number].map { part -> Piece in (place * rules.count + number, { part(app) }) }
            }
        }
        let judged = ParallelResults<Verdict>(pieces.count)
        Workers.run(pieces.count, jobs: jobs) { judged[$0] = pieces[$0].judge() }
        var verdicts = Array(repeating: Verdict(), count: apps.count * rules.count)
        for (number, piece) in pieces.enumerated() { verdicts[piece.verdict].add(judged[number] ?? Verdict()) }
        return verdicts
    }

    /// The references by which circles among roles are told, whether comments allow them or the definition is in doubt.
    private static func circles(ofRoles verdicts: [Verdict]) -> Set<SourceSpot> {
        let findings = verdicts.flatMap(\.findings).filter { finding in
            finding.rule == HoldRule.id && !finding.notes.isEmpty
                || finding.rule == CycleRule.id && !finding.identity.role.isEmpty
        }
        return Set(findings.map(\.place))
    }

    /// Tells a circle among classes that play no role.
    private static func isOfNobody(_ finding: Finding) -> Bool {
        finding.rule == CycleRule.id && finding.identity.role.isEmpty
    }

    /// Tells a file that a program writes: nobody mends it by hand. Git's merge tool leaves `List_BACKUP_43927.swift` and its like behind,
    /// and the Finder `List copy.swift`.
    private static func isGenerated(_ path: String) -> Bool {
        if path.hasSuffix(".generated.swift") || path.hasSuffix(" copy.swift") { return true }
        let parts = path.dropLast(".swift".count).split(separator: "/").last?.split(separator: "_").suffix(2) ?? []
        guard parts.count == 2, let number = parts.last, let word = parts.first else { return false }
        return ["BACKUP", "BASE", "LOCAL", "REMOTE"].contains(word) && number.allSatisfy(\.isNumber)
    }

    /// The contents of the files of apps, which are looked up once something is found.
    private final class Contents {
        private let apps: [CheckedApp]
        private lazy var known: [String: ContentKey] = {
            var known: [String: ContentKey] = [:]
            for file in apps.first?.map.index.files ?? [] { known[file.path] = file.content }
            return known
        }()

        init(_ apps: [CheckedApp]) { self.apps = apps }

        func content(of path: String) -> ContentKey? { known[path] }
    }
}

/// The part of a finding that a reader sees, which is told once, and of a file of which there are copies for the first of these.
private struct Told: Hashable {
    let rule, message: String
    let content: ContentKey?
    let place: SourceSpot

    init(_ finding: Finding, _ content: ContentKey?) {
        (rule, message, self.content) = (finding.rule, finding.message, content)
        var place = finding.place
        if content != nil { place.path = "" }
        self.place = place
    }
}

extension CheckReport {
    /// Takes out findings on a reference that another finding has mended. A class in place of a contract, as the statements on contracts
    /// tell of, is mended by itself.
    fileprivate mutating func removeTwins(statingContracts: Set<SourceSpot>) {
        // Of two ways to make scenes, one may say that a reference is weak which is a part of a circle for the other; and of one by a
        // list's cell, the rule on holds sees no circle.
        let weak = findings.filter { $0.rule == HoldRule.id }
        let places = Set(weak.map(\.place))
        findings.removeAll { $0.rule == CycleRule.id && places.contains($0.place) }
        let held = Set(weak.lazy.filter { !$0.notes.isEmpty }.map(\.place))
        // Of two ways, one may know the roles of a circle that the other sees as objects: what stands at one place is mended once.
        var told: Set<SourceSpot> = []
        findings.removeAll { $0.rule == CycleRule.id && !told.insert($0.place).inserted }
        // A reference that closes a circle is mended once, and not by taking another way as well.
        let mended = Set(findings.lazy.filter { $0.rule == CycleRule.id }.map(\.place)).union(held)
        findings.removeAll { finding in
            finding.rule == ChannelRule.id && mended.contains(finding.place)
                && finding.statement.map { statingContracts.contains($0.place) } != true
        }
    }

    /// Brings the reports on projects together that share no code. What stands in copies of one file is told once.
    ///
    /// - Parameters:
    ///   - reports: The reports, in the order of the projects.
    ///   - content: The name of a file's content.
    package init(joining reports: [CheckReport], content: (String) -> ContentKey?) {
        var told: Set<Told> = []
        for report in reports {
            counts = counts + report.counts
            rules.merge(report.rules) { $0 + $1 }
            suppressed += report.suppressed
            broken += report.broken
            findings += report.findings.filter { told.insert(Told($0, content($0.place.path))).inserted }
        }
        sort()
    }

    /// Puts the findings in their order.
    package mutating func sort() {
        findings.sort { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
    }

    /// Brings the reports on projects together that have definitions of their own.
    package init(ofParts reports: [CheckReport]) {
        self.init(joining: reports) { _ in nil }
        notes = reports.flatMap(\.notes)
        baselined = reports.reduce(0) { $0 + $1.baselined }
        stale = reports.flatMap(\.stale)
        isWithoutArchitecture = !reports.isEmpty && reports.allSatisfy(\.isWithoutArchitecture)
        hasDefinition = reports.allSatisfy(\.hasDefinition)
    }
}
