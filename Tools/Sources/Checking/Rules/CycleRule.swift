import Architecture
import Conformance
import Findings
import SourceModel

/// No strong references lead in a circle among the actors of a unit.
package struct CycleRule: Rule {
    package static let id = "cycle"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "No strong references lead in a circle among the parts of a unit.",
        why: """
            What is in a circle is never released: the screen stays in memory, goes on to observe, and its \
            `deinit` never runs.
            """,
        judged: [
            """
            The whole circle is told. Where a channel says that one of its references is weak, `hold` tells it \
            instead, with the circle.
            """,
            "Stored properties, also of the classes of screens that belong to no unit: this needs no definition.",
            """
            Such classes are view controllers, views, and classes named like a view model, presenter, \
            interactor, router, coordinator or data source.
            """,
            """
            A closure that holds `self`, stored in the object itself or in what it holds strongly, even two \
            properties away: `list.header.tapped = { self.reload() }`.
            """,
            "A closure that is handed to a method of such an object, which stores it.",
            "A method in the place of a closure: `picker.picked = show`.",
            "A closure that a screen sets in a cell which it dequeues: the list keeps its cells.",
            "A closure that is set in a screen which the object's own container shows.",
            "A closure that holds the local which keeps it: `picker.picked = { picker.close() }`.",
            "`[weak self]` in an inner closure does not help: the outer one then holds `self`.",
            """
            The object itself, as a strong property of what it holds: `picker.delegate = self`. Both may be of \
            different units.
            """,
            "The object itself, handed to an initializer or a method that keeps it: `Picker(delegate: self)`.",
            """
            A subscription in the object's own bag whose closure holds the object: `.disposed(by: disposeBag)`, \
            `.store(in: &cancellables)`. Its source is seen not to end by itself: events of views, relays and \
            subjects, published properties, notifications, timers.
            """,
            "A `UIAction { … }` of a control that the object keeps, of its menu, or in a property of the object.",
            """
            A timer that repeats and that nobody invalidates. Invalidating another timer does not help, nor does \
            `deinit`, which never runs.
            """,
        ],
        silent: [
            "Closures that are handed to others in any other way.",
            "References that the holder sets to nil.",
            "Bags that are emptied or made anew.",
            "Objects that nobody is seen to make.",
            "Objects that live as long as the app.",
            "Functions that nobody calls.",
        ],
        learned: ["Circles without a screen's class, where `learn` was not sure which role owns a unit."],
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
        parts.reduce(into: Verdict()) { $0.add($1(app)) }
    }

    package var parts: [@Sendable (CheckedApp) -> Verdict] { [circlesOfReferences, circlesOfClosures] }

    /// Judges closures and subscriptions that hold an actor and are kept by what it holds.
    private func circlesOfClosures(_ app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let alive = Alive(app)
        // Of a screen that keeps another one and is known by it, nobody asks what role it plays.
        for actor in [app.map.actors, app.map.otherScreens].joined() {
            closures(of: actor, alive, app, &verdict)
            ownClosures(of: actor, alive, &verdict)
            subscriptions(of: actor, alive, &verdict)
            actions(of: actor, alive, &verdict)
            timers(of: actor, alive, &verdict)
        }
        return verdict
    }

    /// Judges circles of properties.
    private func circlesOfReferences(_ app: CheckedApp) -> Verdict {
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
                let blame = blame(cycle, channels, alive)
                guard told.mended.insert(blame.step.hold.spot).inserted else { continue }
                verdict.findings.append(finding(cycle, blame, app))
            }
        }
        for actor in app.map.actors where !isUnsure || ScreenPart.fits(actor.player.type, app.map.index) {
            objects(of: actor, alive, &told, app, &verdict)
            captured(of: actor, alive, &told, &verdict)
        }
        for screen in app.map.otherScreens {
            objects(of: screen, alive, &told, app, &verdict)
            captured(of: screen, alive, &told, &verdict)
        }
        ties(alive, &told, app, &verdict)
        return verdict
    }

    /// The circles that were told so far.
    struct ToldCircles {
        /// The types of each circle.
        var types: Set<Set<TypeIndex.ID>> = []
        /// The findings on two classes that are set in each other, by these, each with the class whose property is to be weak, and
        /// with its place.
        var pairs: [Set<TypeIndex.ID>: (finding: Int, keeper: TypeIndex.ID, spot: Actor.Spot)] = [:]
        /// The findings on closures that hold what their object was handed, by the closures' places.
        var captured: [Actor.Spot: Int] = [:]
        /// The references that are to be weak. One may be a part of several circles, and is mended once.
        var mended: Set<Actor.Spot> = []
    }

    /// Returns true if a type itself sets a property to nil in one of its functions, `screen = nil` or `picker.delegate = nil`.
    static func isOpened(_ path: [String], by type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        guard let property = path.last, app.map.isCleared(property) else { return false }
        // What stands in a circle is never deinitialized.
        return app.map.index.members(of: type).contains { member in
            member.fact.kind != .deinitializer
                && member.fact.body?.assignments.contains {
                    $0.target.namesAfterSelf == path && $0.value.form == .literal(.nil)
                } ?? false
        }
    }
}
