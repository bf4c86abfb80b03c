import Architecture
import Checking
import Conformance

/// The statements of a definition that can be broken.
extension Mutations {
    func isSure(_ part: any PlacedPart, _ key: String? = nil, _ word: String? = nil) -> Bool {
        app?.isSure(part, key, word) ?? true
    }

    /// Returns true if units have to be as a statement says.
    func isDemanded(_ part: any PlacedPart, _ key: String, _ word: String? = nil) -> Bool {
        app?.isDemanded(part, key, word) ?? true
    }

    /// Returns true if so many units have a role that its name alone makes a unit one of those that were learned.
    func isKnown(_ role: Role) -> Bool { doubts?.isLittleKnown(role.id) != true }

    /// Returns true if a definition forbids a role the ways that it does not name.
    func forbidsOtherWays(_ role: Role) -> Bool {
        isSure(role, "type") && app.map { !ChannelRule.isCountedInFew(role, $0) } ?? true
    }

    /// Returns true if a unit is one of those that a learned definition was counted in: one that is made otherwise is judged by no count.
    func isAsLearned(_ actor: Actor) -> Bool {
        doubts?.isMadeOtherwise(map.units[actor.player.unit ?? 0].name.typeName) != true
    }

    /// Returns true if somebody else keeps what an actor holds, so that a learned definition leaves a weak reference alone.
    func isKeptByOthers(_ hold: Actor.Hold, of actor: Actor) -> Bool {
        app.map { $0.isLearned && $0.isKept(hold, byOthersThan: actor) } ?? false
    }

    /// Returns true if a definition says what a role knows.
    func saysKnowledge(_ role: Role) -> Bool {
        guard map.definition.knowledge(of: role) != nil else { return false }
        let layer = map.definition.layers.first { $0.id == role.layer }
        return role.knows != nil ? isSure(role, "knows") : layer.map { isSure($0, "knows") } ?? true
    }

    /// Returns true if a definition says whom a role knows, or who knows it.
    func isJudged(_ role: String) -> Bool {
        map.definition.role(role)?.type.namesSeveral == false
            && map.definition.channels.contains { $0.from == role || $0.to == role }
    }

    /// Returns true if an actor of a role knows another role to which it has no channel: then the definition has a gap there.
    func isGone(_ from: String, _ to: String) -> Bool {
        map.actors.contains { actor in
            actor.role == from
                && actor.holds.contains { hold in
                    map.link(of: hold, in: actor).map { $0.to == to && $0.channel == nil } ?? false
                }
        }
    }
}
