import Architecture
import Conformance
import Findings
import SourceModel

/// No strong references lead in a circle among the actors of a unit.
package struct CycleRule: Rule {
    package static let id = "cycle"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "No strong references lead in a circle among the actors of a unit.",
        more: """
            The whole circle is told. Where one of its references is one that a channel says is weak, the rule `hold` tells \
            of it, with the circle. A closure that holds `self` strongly counts where it is set as a stored property of the \
            object itself, or of an object that it holds strongly; `[weak self]` in a closure inside of it makes the outer one \
            hold `self`, too. Nothing is said of closures that are handed over as \
            arguments.
            """,
        good: """
            final class LoginRouter {
                weak var presenter: LoginPresenter?
            }
            """,
        bad: """
            final class LoginRouter {
                var presenter: LoginPresenter?  // which holds the router strongly
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        var told: Set<Set<TypeIndex.ID>> = []
        // One reference may be a part of several circles, and is to be mended once.
        var mended: Set<Actor.Spot> = []
        for actor in app.map.actors {
            for hold in actor.holds where hold.ownership == .strong && hold.isClass {
                verdict.judged += 1
                guard let cycle = Cycles.cycle(through: hold, of: actor, app.map) else { continue }
                let channels = cycle.steps.map { app.map.channel(of: $0.hold, in: $0.actor) }
                // Where one is meant to be weak, the rule on holds tells it, unless that was not sure.
                guard
                    !channels.compactMap(\.self).contains(where: {
                        $0.hold != .strong && app.statement($0, "hold")?.isUnsure != true
                    }),
                    told.insert(Set(cycle.steps.map(\.actor.player.type))).inserted
                else { continue }
                // `finish() { screen = nil }` opens the circle by hand.
                if cycle.steps.contains(where: { Self.isOpened($0, app) }) {
                    verdict.leave(.evidence)
                    continue
                }
                let blamed = Self.blamed(cycle, channels)
                guard mended.insert(blamed.hold.spot).inserted else { continue }
                let names = cycle.steps.map { app.name($0.actor.player.type) }
                var finding = app.finding(
                    Self.self, blamed.actor,
                    "strong references lead in a circle: " + (names + names.prefix(1)).joined(separator: " → "),
                    at: blamed.hold.spot, subject: blamed.hold.property, identity: names.sorted().joined(separator: " ")
                )
                finding.statement = app.statement(app.definition.unit, "owner")
                finding.reason = "None of them is ever released."
                finding.remedy =
                    blamed.hold.isSetLater
                    ? "Hold '\(blamed.hold.property)' weakly."
                    : "Make one of them weak: one whose object somebody else keeps."
                if blamed.hold.isSetLater, let contract = HoldRule.open(blamed.hold, app) {
                    finding.remedy += " \(contract) needs ': AnyObject' for that."
                }
                finding.notes = cycle.notes(app)
                verdict.findings.append(finding)
            }
            closures(of: actor, app, &verdict)
        }
        return verdict
    }

    /// Returns true if the holder itself sets a reference to nil in one of its functions.
    private static func isOpened(_ step: Cycle.Step, _ app: CheckedApp) -> Bool {
        app.map.cleared.contains(step.hold.property)
            && app.map.index.members(of: step.actor.player.type).contains { member in
                member.fact.body?.assignments.contains {
                    $0.target.namesAfterSelf == [step.hold.property] && $0.value.form == .literal(.nil)
                } ?? false
            }
    }

    /// The reference that is to be weak: one whose name says that it leads back, or one that the definition does not want strong; of
    /// these one that is set later: what is handed over at the beginning would be gone.
    private static func blamed(_ cycle: Cycle, _ channels: [Channel?]) -> Cycle.Step {
        let back = cycle.steps.filter { step in
            step.hold.isSetLater && Self.waysBack.contains { step.hold.property.lowercased().hasSuffix($0) }
        }
        if back.count == 1 { return back[0] }
        let open = zip(cycle.steps, channels).filter { $0.1?.hold != .strong }.map(\.0)
        return open.first(where: \.hold.isSetLater) ?? open.first ?? cycle.steps[0]
    }

    /// The last words of properties that lead to whoever is told.
    private static let waysBack = ["delegate", "listener", "output"]

    // MARK: Closures

    private func closures(of actor: Actor, _ app: CheckedApp, _ verdict: inout Verdict) {
        var told: Set<String> = []
        for closure in actor.closures {
            guard let keepers = keepers(of: closure, actor, app) else {
                verdict.leave(.names)
                continue
            }
            guard let keeper = keepers.first(where: { stores(closure.property, in: $0, app) }) else { continue }
            verdict.judged += 1
            // `finished?(); finished = nil` opens the circle by hand.
            if app.map.cleared.contains(closure.property) { continue }
            guard told.insert("\(closure.owner ?? "").\(closure.property)").inserted else { continue }
            let (own, other) = (app.name(actor.player.type), app.name(keeper))
            let way = closure.owner == nil ? [own] : [own, other]
            var finding = app.finding(
                Self.self, actor,
                "a closure that holds \(own) is kept by \(closure.owner == nil ? "itself" : other): "
                    + (way + ["closure", own]).joined(separator: " → "),
                at: closure.spot, subject: closure.property,
                identity: "closure \(closure.owner ?? "") \(closure.property)")
            finding.statement = app.statement(app.definition.unit, "owner")
            finding.reason = "As long as '\(closure.property)' is set, none of them is released."
            finding.remedy =
                app.map.index[actor.player.type].kind == .struct
                ? "A structure cannot be weak: capture what the closure needs, as in '[model] in', in place of self."
                : "Write '[weak self]' at the beginning of this closure, the outermost."
            verdict.findings.append(finding)
        }
    }

    /// The types whose objects keep a closure; nil where they are not known, none where they are not held strongly.
    private func keepers(of closure: Actor.StoredClosure, _ actor: Actor, _ app: CheckedApp) -> [TypeIndex.ID]? {
        guard let owner = closure.owner else { return [actor.player.type] }
        let holds = actor.holds.filter { $0.property == owner }
        guard !holds.isEmpty else { return piece(owner, of: actor, app).map { [$0] } }
        return holds.filter { $0.ownership == .strong && $0.isClass }.flatMap { app.map.held(by: $0, of: actor) }
    }

    /// The class of what an actor holds strongly by a property of its own, and which plays no role: a text field of the app's that
    /// keeps closures.
    private func piece(_ property: String, of actor: Actor, _ app: CheckedApp) -> TypeIndex.ID? {
        let index = app.map.index
        guard index[actor.player.type].kind == .class else { return nil }
        let member = index.members(of: actor.player.type, .members).first { $0.fact.name == property }
        guard let member, member.fact.storage?.ownership == .strong else { return nil }
        let place = BodyPlace(body: BodyFact(), scope: index.scope(of: member), isStatic: false)
        let found = index.value(of: PathFact("self.\(property)"), line: member.fact.line, closure: nil, in: place)
        guard case .value(let meaning) = found else { return nil }
        return meaning.id
    }

    /// Returns true if a class, or one that it stands on, has a stored property of that name that is a closure.
    private func stores(_ property: String, in type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        guard index[type].kind == .class else { return false }
        let types = [type] + index.ancestors(of: type).compactMap(\.meaning.id).filter { index[$0].kind == .class }
        return types.lazy.flatMap { index.members(of: $0, .members) }.contains { member in
            member.fact.name == property && member.fact.storage?.ownership == .strong
                && member.fact.type?.contains(where: \.isFunction) == true
        }
    }
}
