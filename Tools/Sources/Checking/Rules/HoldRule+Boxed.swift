import Architecture
import Conformance
import Findings
import SourceModel

/// References in boxes of the app's own, and behind computed properties.
extension HoldRule {
    /// Tells of strong references in boxes that are to be weak.
    func boxed(_ app: CheckedApp, _ verdict: inout Verdict) {
        let weak = Set(app.definition.channels.filter { [.weak, .unowned].contains($0.hold) }.map(\.from))
        var told: Set<Actor.Spot> = []
        for actor in app.map.actors where actor.mayBox && weak.contains(actor.role) {
            for found in app.map.boxedHolds(of: actor) {
                let hold = found.hold
                guard hold.isClass, hold.ownership == .strong, app.map.rules(file: hold.spot.file),
                    let channel = app.map.channel(of: hold, in: actor), let expected = Self.ownership(channel.hold),
                    !Self.fits(.strong, channel.hold), told.insert(hold.spot).inserted
                else { continue }
                if let reason = Self.doubt(hold, channel, of: actor, app) {
                    verdict.leave(reason)
                    continue
                }
                verdict.judged += 1
                verdict.findings.append(finding(found, channel, expected, of: actor, app))
            }
        }
    }

    private func finding(
        _ found: RoleMap.BoxedHold, _ channel: Channel, _ expected: String, of actor: Actor, _ app: CheckedApp
    ) -> Finding {
        let (hold, own, inner) = (found.hold, app.name(actor.player.type), found.member.fact.name)
        var finding = finding(hold, channel, expected, of: actor, app)
        guard let box = found.box.map(app.name) else {
            finding.message =
                "'\(hold.property)' of \(own) keeps what '\(inner)' is set to, strongly, and the \(channel.to) is held \(expected)"
            return finding
        }
        finding.message =
            "'\(hold.property)' of \(own) keeps the \(channel.to) in \(box.withArticle), strongly, and it is held \(expected)"
        finding.remedy =
            found.isParameter
            ? "Hold it by a property that is \(expected), or in a box that holds it so."
            : "Write '\(expected) var \(inner)' in \(box), or hold it by a property that is \(expected)."
        finding.notes.append(
            Finding.Note(
                message: "\(box) holds it strongly by '\(inner)'",
                place: app.spot(Actor.Spot(file: found.member.part.file, line: found.member.fact.line))))
        return finding
    }
}
