import Conformance
import Findings
import SourceModel

/// Strong references that lead back to where they begin.
struct Cycle {
    /// One reference of it.
    struct Step {
        var actor: Actor
        var hold: Actor.Hold
    }

    var steps: [Step]

    /// The references, each at its place.
    func notes(_ app: CheckedApp) -> [Finding.Note] {
        steps.enumerated().map { number, step in
            let next = steps[(number + 1) % steps.count].actor
            return Finding.Note(
                message:
                    "\(app.name(step.actor.player.type)) holds \(app.name(next.player.type)) strongly by '\(step.hold.property)'",
                place: app.spot(step.hold.spot))
        }
    }
}

/// Finds strong references that lead back, among the actors of a unit.
enum Cycles {
    /// The shortest cycle that a reference is part of; nil where it leads nowhere back.
    static func cycle(through hold: Actor.Hold, of actor: Actor, _ map: RoleMap) -> Cycle? {
        guard hold.isClass else { return nil }
        var seen: Set<TypeIndex.ID> = []
        var queue: [(type: TypeIndex.ID, steps: [Cycle.Step])] = map.held(by: hold, of: actor).map {
            ($0, [Cycle.Step(actor: actor, hold: hold)])
        }
        while !queue.isEmpty {
            let (type, steps) = queue.removeFirst()
            if type == actor.player.type {
                // Who holds one of its own class holds another one, as in a list or a tree.
                if steps.count == 1 { continue }
                return Cycle(steps: steps)
            }
            guard seen.insert(type).inserted, let next = map.actor(type) else { continue }
            for hold in next.holds where hold.ownership == .strong && hold.isClass {
                for held in map.held(by: hold, of: next) {
                    queue.append((held, steps + [Cycle.Step(actor: next, hold: hold)]))
                }
            }
        }
        return nil
    }

    /// Why a strong reference is wrong that the definition wants weak.
    static func reason(for hold: Actor.Hold, of actor: Actor, _ map: RoleMap) -> String {
        cycle(through: hold, of: actor, map) == nil
            ? "The reference points back: where a class that is not read here holds the other way, the unit is never released."
            : "The references form a cycle, so the unit is never released."
    }
}
