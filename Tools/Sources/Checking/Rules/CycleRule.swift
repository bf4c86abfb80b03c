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
            object itself, or of an object that it holds strongly, be it by two properties, and where a method of such an object sets its \
            own property to it; so does a method that is named in the place of a closure, `picker.picked = show`; `[weak self]` in a closure inside of it makes the outer one hold `self`, too. An object that is itself set as a strong property of what it holds, `picker.delegate = self`, counts \
            as well, whatever units both are of, and so does one that is handed to an initializer or a method, which keeps it: `Picker(delegate: self)`. The classes of screens that belong to no unit (view controllers and views, and what is \
            called as a view model, presenter, router or coordinator is) are judged by the types of their properties; this needs no definition. \
            Nothing is said of closures that are handed to others, of references that the holder sets to nil, of objects that nobody is seen to make, of those that live as long as the app, and of functions that nobody calls.
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
        let alive = Alive(app)
        // Of an owner that was not sure, the units may be objects of a database, which hold each other otherwise than they say.
        let owner = app.statement(app.definition.unit, "owner")
        let isUnsure = owner?.isUnsure == true && !app.isTakenOver(app.definition.unit)
        var told = ToldCircles()
        for actor in app.map.actors {
            for hold in actor.holds where hold.ownership == .strong && hold.isClass {
                verdict.judged += 1
                guard let cycle = Cycles.cycle(through: hold, of: actor, app.map) else { continue }
                let isNew = told.types.insert(Set(cycle.steps.map(\.actor.player.type))).inserted
                let channels = cycle.steps.map { app.map.channel(of: $0.hold, in: $0.actor) }
                // Where one is meant to be weak, the rule on holds tells it, unless that was not sure.
                guard isNew,
                    !channels.compactMap(\.self).contains(where: {
                        $0.hold != .strong && app.statement($0, "hold")?.isUnsure != true
                    })
                else { continue }
                if isUnsure, !cycle.steps.contains(where: { ScreenPart.fits($0.actor.player.type, app.map.index) }) {
                    verdict.leave(.evidence)
                    continue
                }
                // `finish() { screen = nil }` opens the circle by hand.
                if cycle.steps.contains(where: { Self.isOpened([$0.hold.property], by: $0.actor.player.type, app) }) {
                    verdict.leave(.evidence)
                    continue
                }
                guard cycle.steps.allSatisfy({ alive.isMade($0.actor.player.type) }) else {
                    verdict.leave(.assembly)
                    continue
                }
                let blamed = Self.blamed(cycle, channels, app)
                guard told.mended.insert(blamed.hold.spot).inserted else { continue }
                verdict.findings.append(finding(cycle, blamed, app))
            }
        }
        for actor in app.map.actors {
            closures(of: actor, alive, app, &verdict)
            if !isUnsure || ScreenPart.fits(actor.player.type, app.map.index) {
                objects(of: actor, alive, &told, app, &verdict)
            }
        }
        // Of a screen that keeps another one and is known by it, nobody asks what role it plays.
        for screen in app.map.otherScreens {
            closures(of: screen, alive, app, &verdict)
            objects(of: screen, alive, &told, app, &verdict)
        }
        ties(alive, &told, app, &verdict)
        return verdict
    }

    /// The circles that were told so far.
    struct ToldCircles {
        /// The types of each circle.
        var types: Set<Set<TypeIndex.ID>> = []
        /// The references that are to be weak. One may be a part of several circles, and is mended once.
        var mended: Set<Actor.Spot> = []
    }

    func finding(_ cycle: Cycle, _ blamed: Cycle.Step, _ app: CheckedApp) -> Finding {
        let names = cycle.steps.map { app.name($0.actor.player.type) }
        var finding = app.finding(
            Self.self, blamed.actor,
            "strong references lead in a circle: " + (names + names.prefix(1)).joined(separator: " → "),
            at: blamed.hold.spot, subject: blamed.hold.property)
        finding.identity.subject = names.sorted().joined(separator: " ")
        let next = cycle.steps.firstIndex { $0.hold.spot == blamed.hold.spot }.map { ($0 + 1) % cycle.steps.count }
        let isWeakened =
            next.map { app.map.isController(cycle.steps[$0].actor.player.type) } == true
            && !app.map.isController(blamed.actor.player.type) && Self.isHandedOver(blamed, app)
        finding.reason = "None of them is ever released."
        finding.remedy =
            blamed.hold.isSetLater
            ? "Hold '\(blamed.hold.property)' weakly."
            : isWeakened
                ? "Write 'weak var \(blamed.hold.property)', optional: UIKit keeps the screen."
                : "Make one of them weak: one whose object somebody else keeps."
        if blamed.hold.isSetLater || isWeakened, let contract = HoldRule.open(blamed.hold, app) {
            finding.remedy += " \(contract) needs ': AnyObject' for that."
        }
        finding.notes = cycle.notes(app)
        if let next { beside(blamed, to: cycle.steps[next].actor.player.type, app, &finding) }
        return finding
    }

    /// Names the other strong references from the one to the other: whoever makes one of them weak has the circle still.
    private func beside(_ blamed: Cycle.Step, to type: TypeIndex.ID, _ app: CheckedApp, _ finding: inout Finding) {
        let others = blamed.actor.holds.filter { hold in
            hold.property != blamed.hold.property && hold.ownership == .strong && hold.isClass
                && app.map.held(by: hold, of: blamed.actor).contains(type)
        }
        guard !others.isEmpty else { return }
        let names = others.map { "'\($0.property)'" }.joined(separator: " and ")
        finding.remedy +=
            " \(names) \(others.count == 1 ? "holds" : "hold") \(app.name(type)) strongly, too: make \(others.count == 1 ? "that" : "these") weak as well."
        finding.notes += others.map { other in
            Finding.Note(
                message:
                    "\(app.name(blamed.actor.player.type)) holds \(app.name(type)) strongly by '\(other.property)', too",
                place: app.spot(other.spot))
        }
    }

    /// Returns true if a type itself sets a property to nil in one of its functions, `screen = nil` or `picker.delegate = nil`.
    static func isOpened(_ path: [String], by type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        guard let property = path.last, app.map.cleared.contains(property) else { return false }
        return app.map.index.members(of: type).contains { member in
            member.fact.body?.assignments.contains {
                $0.target.namesAfterSelf == path && $0.value.form == .literal(.nil)
            } ?? false
        }
    }

    /// The reference that is to be weak: one whose name says that it leads back, or one that the definition does not want strong; of
    /// these one that is set later: what is handed over at the beginning would be gone.
    static func blamed(_ cycle: Cycle, _ channels: [Channel?], _ app: CheckedApp) -> Cycle.Step {
        // A view is kept by its screen, whoever holds it besides.
        let up = cycle.steps.enumerated().first { number, step in
            let next = cycle.steps[(number + 1) % cycle.steps.count].actor.player.type
            return step.hold.isSetLater && app.map.isScreen(step.actor.player.type)
                && !app.map.isController(step.actor.player.type) && app.map.isController(next)
        }
        if let up { return up.element }
        // A structure cannot be held weakly, whatever contract it is known by.
        func canBeWeak(_ number: Int) -> Bool {
            let next = cycle.steps[(number + 1) % cycle.steps.count].actor.player.type
            return app.map.index[next].kind != .struct
        }
        let weak = cycle.steps.indices.filter(canBeWeak)
        let meant = weak.filter { channels[$0].map { $0.hold != .strong } ?? false }
        if meant.count == 1 { return cycle.steps[meant[0]] }
        let back = weak.filter { number in
            let step = cycle.steps[number]
            return step.hold.isSetLater && !isOnlyKeeper(number, cycle, app)
                && Self.waysBack.contains { step.hold.property.lowercased().hasSuffix($0) }
        }.map { cycle.steps[$0] }
        if back.count == 1 { return back[0] }
        // A view controller is kept by UIKit, whoever shows it.
        let toScreen = cycle.steps.enumerated().first { number, step in
            let next = cycle.steps[(number + 1) % cycle.steps.count].actor.player.type
            return app.map.isController(next) && !app.map.isScreen(step.actor.player.type) && isHandedOver(step, app)
        }
        if let toScreen { return toScreen.element }
        let open = weak.filter { !isMeant($0, cycle, channels, app) }.map { cycle.steps[$0] }
        return open.first(where: \.hold.isSetLater) ?? open.first ?? cycle.steps[weak.first ?? 0]
    }

    /// Returns true if a reference is that of a screen to a part of its own unit: UIKit keeps the screen, and nobody else the part.
    private static func isOnlyKeeper(_ number: Int, _ cycle: Cycle, _ app: CheckedApp) -> Bool {
        let (from, to) = (cycle.steps[number].actor.player, cycle.steps[(number + 1) % cycle.steps.count].actor.player)
        return from.unit != nil && from.unit == to.unit && app.map.isController(from.type)
            && !app.map.isController(to.type)
    }

    /// Returns true if the definition wants a reference strong: by the channel that it is, or, of one that is none, by the channel between
    /// the two roles.
    private static func isMeant(_ number: Int, _ cycle: Cycle, _ channels: [Channel?], _ app: CheckedApp) -> Bool {
        if let channel = channels[number] { return channel.hold == .strong }
        let (from, to) = (cycle.steps[number].actor, cycle.steps[(number + 1) % cycle.steps.count].actor)
        return app.definition.channels.contains {
            $0.from == from.role && $0.to == to.role && !$0.leavesUnit && $0.hold == .strong
        }
    }

    /// Returns true if a reference is one that the holder was given, and has not made itself.
    private static func isHandedOver(_ step: Cycle.Step, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        let property = index.members(of: step.actor.player.type, .members).first { $0.fact.name == step.hold.property }
        guard let storage = property?.fact.storage else { return false }
        return !storage.isLazy && storage.initialValue == nil && !step.hold.isMany && !step.hold.isBoxed
    }

    /// The last words of properties that lead to whoever is told.
    private static let waysBack = ["delegate", "listener", "output"]
}
