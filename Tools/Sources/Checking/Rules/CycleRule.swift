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
            own property to it. So does a method in the place of a closure, `picker.picked = show`; what a screen sets in a cell that it dequeues, since the list keeps its cells; and a closure that holds the local which keeps it, `picker.picked = { picker.close() }`. `[weak self]` in a closure inside of it makes the outer one hold `self`, too. An object that is itself set as a strong property of what it holds, `picker.delegate = self`, counts \
            as well, whatever units both are of, and so does one that is handed to an initializer or a method, which keeps it: `Picker(delegate: self)`. The classes of screens that belong to no unit (view controllers and views, and what is \
            called as a view model, presenter, router or coordinator is) are judged by the types of their properties; this needs no definition. \
            A subscription counts that lies in a bag of the object's own, `.disposed(by: disposeBag)` or `.store(in: &cancellables)`, where its closures hold the object and its \
            source is seen not to end by itself: events of views, relays and subjects, published properties, notifications and timers; not where the bag is made anew or emptied. \
            So does an action, `UIAction { … }`, of a control that the object keeps, of its menu, or in a property of the object, a closure that is set in a screen which a container of the object's own shows, and a timer that repeats where nobody invalidates it, or another one alone, or a deinit, which never comes. \
            Nothing is said of other closures that are handed to others, of references that the holder sets to nil, of objects that nobody is seen to make, of those that live as long as the app, and of functions that nobody calls.
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
