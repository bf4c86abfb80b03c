import Architecture
import Conformance
import Findings
import SourceModel

/// Findings that several units share: ways that are no exception, and types that are helpers.
extension ChannelRule {
    /// Leaves out ways between roles of few units that two units go: of so few, two are no exception.
    static func leaveWays(_ verdict: Verdict, _ app: CheckedApp) -> Verdict {
        let units = Dictionary(grouping: verdict.unseenWays.keys, by: { verdict.unseenWays[$0] ?? "" })
            .mapValues { numbers in Set(numbers.map { verdict.findings[$0].identity.unit }).count }
        func isOfFew(_ way: String) -> Bool {
            let ends = way.split(separator: " ").filter { $0 != "->" }.map { $0.filter { $0 != ":" } }
            return ends.prefix(2).contains { end in
                app.definition.role(end).map { isCountedInFew($0, app) } ?? false
            }
        }
        var left = Verdict(places: verdict)
        for (number, finding) in verdict.findings.enumerated() {
            let way = verdict.unseenWays[number]
            if let way, units[way, default: 0] > 1, isOfFew(way) {
                left.leave(.evidence)
            } else {
                left.add(finding, verdict.mends[number], unseenWay: way)
            }
        }
        return left
    }

    /// As many units as this do not all go a forbidden way: what they share is a helper with a unit's name.
    private static let helperUsers = 5

    /// Tells once of a type that many units know without a channel.
    static func gatherHelpers(_ verdict: Verdict, _ app: CheckedApp) -> Verdict {
        let users = Dictionary(grouping: verdict.findings.filter { $0.notes.first?.message == helperNote }) {
            $0.notes[0].place
        }
        var gathered = Verdict(places: verdict)
        for (number, finding) in verdict.findings.enumerated() {
            guard let all = finding.notes.first.flatMap({ users[$0.place] }), all.contains(finding),
                Set(all.map(\.identity.unit)).count >= helperUsers
            else {
                gathered.add(finding, verdict.mends[number], unseenWay: verdict.unseenWays[number])
                continue
            }
            guard all.first == finding else { continue }
            var question = finding
            question.message += "; \(all.count - 1) others do, too"
            question.reason = "What so many share is rather a helper that is named like a part of a unit."
            question.remedy = "Name it otherwise, or add the channel to the definition."
            question.notes += all.dropFirst().prefix(5).map { Finding.Note(message: "and here", place: $0.place) }
            gathered.add(question, nil, unseenWay: verdict.unseenWays[number])
        }
        return gathered
    }

    /// The note on findings that may be gathered.
    static let helperNote = "it is declared here"
}
