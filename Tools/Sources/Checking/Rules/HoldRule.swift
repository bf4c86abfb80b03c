import Architecture
import Conformance
import Findings
import SourceModel

/// A stored property holds its value as the channel says: strong, weak or unowned.
package struct HoldRule: Rule {
    package static let id = "hold"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "An actor holds another as the channel between their roles says: strong, weak or unowned.",
        more: """
            A strong reference where the definition says weak keeps a unit alive when its screen is gone; a weak one where \
            it says strong lets an actor go at once. Stored properties are judged, whatever their type is wrapped in \
            (optionals, arrays, dictionaries, boxes such as Weak<T>); computed properties, parameters and static ones hold \
            nothing. Nothing is said of what a closure captures, of value types, of channels that are held static, by \
            a container or by the view hierarchy, of a weak reference that would make a cycle if it were strong, and of a weak reference to what somebody else keeps, where the definition was learned \
            from some that do so.
            """,
        good: """
            final class LoginPresenter {
                weak var view: (any LoginViewInterface)?
            }
            """,
        bad: """
            final class LoginPresenter {
                var view: (any LoginViewInterface)?  // the channel presenter -> view says hold: weak
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        for actor in app.map.actors {
            for hold in actor.holds {
                guard let channel = app.map.channel(of: hold, in: actor) else { continue }
                guard hold.isClass, let expected = Self.ownership(channel.hold) else {
                    verdict.unjudged += 1
                    continue
                }
                verdict.judged += 1
                guard !Self.fits(hold.ownership, channel.hold) else { continue }
                // Where some were seen to hold weakly what others keep, this one may.
                if channel.hold == .strong, (app.statement(channel, "hold")?.share ?? 1) < 1,
                    app.map.isKept(hold, byOthersThan: actor)
                {
                    verdict.unjudged += 1
                    continue
                }
                // A weak reference is told where nearly all hold strongly: it harms nobody as long as somebody else keeps it.
                if channel.hold == .strong, !app.isUsual(app.statement(channel, "hold")) {
                    verdict.unjudged += 1
                    continue
                }
                // Held strongly, it would never go.
                if channel.hold == .strong, Cycles.cycle(through: hold, of: actor, app.map) != nil {
                    verdict.unjudged += 1
                    continue
                }
                let mend = channel.hold == .weak && hold.ownership == .strong ? Self.mend(hold, app) : nil
                verdict.add(finding(hold, channel, expected, of: actor, app), mend)
            }
        }
        return verdict
    }

    private static func ownership(_ hold: Hold) -> String? {
        switch hold {
        case .strong, .weak, .unowned: hold.rawValue
        case .static, .container, .viewHierarchy: nil
        }
    }

    /// Returns true if a reference is held as a channel says. A weak one does what an unowned one does, and cannot
    /// crash.
    private static func fits(_ ownership: StorageFact.Ownership, _ hold: Hold) -> Bool {
        switch hold {
        case .strong: ownership == .strong
        case .weak: ownership == .weak
        case .unowned: ownership != .strong
        case .static, .container, .viewHierarchy: true
        }
    }

    /// A single reference to a class, or to a protocol of classes, can be weak.
    private static func mend(_ hold: Actor.Hold, _ app: CheckedApp) -> Mend? {
        guard !hold.isMany, !hold.isBoxed, case .part(let target) = hold.target else { return nil }
        let id = hold.shared ?? target
        let index = app.map.index
        let isClass =
            index[id].kind == .class || index[id].kind == .actor
            || index[id].kind == .protocol && index.inherits(id, fromOutside: "AnyObject") == .yes
        return isClass ? .weak(property: hold.property) : nil
    }

    private func finding(
        _ hold: Actor.Hold, _ channel: Channel, _ expected: String, of actor: Actor, _ app: CheckedApp
    ) -> Finding {
        let actual = hold.ownership == .unownedUnsafe ? "unowned(unsafe)" : "\(hold.ownership)"
        var finding = app.finding(
            Self.self, actor,
            "'\(hold.property)' of \(app.name(actor.player.type)) is \(actual), and the \(channel.to) is held \(expected)",
            at: hold.spot, subject: hold.property)
        finding.statement = app.statement(channel, "hold")
        switch channel.hold {
        case .strong:
            finding.reason = "Nobody else has to hold the \(channel.to): it may be gone before it is used."
            finding.remedy = "Remove '\(actual)' from '\(hold.property)'."
        case .weak where hold.ownership == .strong:
            finding.reason = Cycles.reason(for: hold, of: actor, app.map)
            finding.remedy =
                hold.isMany ? "Hold each in a weak box." : "Write 'weak var \(hold.property)', optional."
        default:
            finding.reason = "An unowned reference crashes when the \(channel.to) is gone; a weak one does not."
            finding.remedy = "Write 'weak var \(hold.property)', optional."
        }
        if hold.ownership == .strong, let cycle = Cycles.cycle(through: hold, of: actor, app.map) {
            finding.notes = cycle.notes(app)
        }
        return finding
    }
}
