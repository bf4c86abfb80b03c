import Architecture
import Conformance
import Findings
import SourceModel

/// References that a base class stores for the roles that inherit from it.
extension HoldRule {
    /// Tells of strong references of base classes that their heirs are to hold weakly: each once, at the base's line.
    func inherited(_ app: CheckedApp, _ verdict: inout Verdict) {
        // What an actor declares itself is judged there, be it a base of others or not.
        let own = app.map.actors.flatMap { actor in
            actor.holds.filter { app.map.channel(of: $0, in: actor) != nil }.map(\.spot)
        }
        var (judged, told) = (Set(own), [Actor.Spot: Int]())
        let weak = Set(app.definition.channels.filter { [.weak, .unowned].contains($0.hold) }.map(\.from))
        for actor in app.map.actors where weak.contains(actor.role) {
            for inherited in app.map.inheritedHolds(of: actor) {
                let hold = inherited.hold
                guard !judged.contains(hold.spot), hold.isClass, hold.ownership == .strong,
                    app.map.rules(file: hold.spot.file), let channel = app.map.channel(of: hold, in: actor),
                    let expected = Self.ownership(channel.hold), !Self.fits(.strong, channel.hold)
                else { continue }
                if let place = told[hold.spot] {
                    verdict.findings[place].notes.append(heir(actor, app))
                    continue
                }
                if let reason = Self.doubt(hold, channel, of: actor, app) {
                    judged.insert(hold.spot)
                    verdict.leave(reason)
                    continue
                }
                verdict.judged += 1
                told[hold.spot] = verdict.findings.count
                verdict.findings.append(finding(inherited, channel, expected, of: actor, app))
            }
        }
    }

    private func heir(_ actor: Actor, _ app: CheckedApp) -> Finding.Note {
        Finding.Note(message: "\(app.name(actor.player.type)) inherits it", place: app.spot(actor.declaration))
    }

    private func finding(
        _ inherited: RoleMap.InheritedHold, _ channel: Channel, _ expected: String, of actor: Actor, _ app: CheckedApp
    ) -> Finding {
        let (hold, base) = (inherited.hold, app.map.index[inherited.base].name)
        var finding = finding(hold, channel, expected, of: actor, app)
        finding.identity = Finding.Identity(
            rule: Self.id, unit: "", role: actor.role, subject: "\(base).\(hold.property)")
        finding.message =
            "'\(hold.property)' of \(base) is \(hold.ownership), and \(app.name(actor.player.type)), which inherits it, holds the \(channel.to) \(expected)"
        if let parameter = inherited.parameter, channel.hold == .weak {
            let isContract = app.map.link(of: hold, in: actor)?.through != nil
            finding.remedy =
                isContract
                ? "Declare 'weak var \(hold.property)' in each class that inherits from \(base): '\(parameter)' stands for a protocol, which cannot be held weakly there."
                : "Write 'weak var \(hold.property): \(parameter)?', and '\(parameter): AnyObject' in \(base)."
        }
        finding.notes.append(heir(actor, app))
        return finding
    }
}
