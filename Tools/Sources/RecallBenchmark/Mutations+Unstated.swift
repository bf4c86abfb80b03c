import Architecture
import Conformance

extension Mutations {
    /// The numbers of places of which the definition says nothing, or where it is not known who is meant: nobody can
    /// tell there if something is broken.
    package var unstated: [String: Int] {
        var counts: [String: Int] = [:]
        let definition = map.definition
        for actor in map.actors where actor.player.unit != nil && !map.builds(actor.role) {
            guard let role = definition.role(actor.role) else { continue }
            if app?.isLeftOver(actor.player.type) == true {
                counts["file that no target compiles", default: 0] += 1
                continue
            }
            if !isMade(actor) { counts["circle of what nobody makes", default: 0] += 1 }
            if !isAsLearned(actor) { counts["part of a unit that is made otherwise", default: 0] += 1 }
            for hold in actor.holds where hold.isClass {
                let channel = map.link(of: hold, in: actor)?.channel
                let isStated = channel.map { isSure($0, "hold") } ?? false
                if hold.ownership == .weak, channel?.hold != .weak || !isStated {
                    counts["weak to strong", default: 0] += 1
                }
                if hold.ownership == .strong, channel?.hold != .strong || !isStated {
                    counts["strong to weak", default: 0] += 1
                } else if hold.ownership == .strong, isKeptByOthers(hold, of: actor) {
                    counts["weak, and kept by others", default: 0] += 1
                }
                if channel?.through != nil, channel.map({ isDemanded($0, "through") }) == false {
                    counts["contract to class", default: 0] += 1
                }
                let isRead = app?.isRead(hold.property, of: actor.player.type) ?? true
                if hold.isSetLater, channel.map({ isSure($0) }) != true || !isRead {
                    counts["wire dropped", default: 0] += 1
                }
            }
            let layer = definition.layers.first { $0.id == role.layer }
            let isStated = layer.map { layer in
                layer.mayNotImport.contains { isSure(layer, "mayNotImport", $0) }
            }
            if isStated != true { counts["forbidden import", default: 0] += 1 }
            if definition.navigation.map({ !isSure($0, "performs") }) ?? true {
                counts["push elsewhere", default: 0] += 1
            }
            if definition.assembly.creates.isEmpty || !isSure(definition.assembly, "by") {
                counts["made elsewhere", default: 0] += 1
            }
            if !saysKnowledge(role) { counts["unknown data", default: 0] += 1 }
            if role.base == nil || !isDemanded(role, "base") || !isKnown(role) {
                counts["base dropped", default: 0] += 1
            }
            if !role.implements.contains(where: { isDemanded(role, "implements", $0) }) {
                counts["contract dropped", default: 0] += 1
            }
            if !forbidsOtherWays(role) { counts["no channel", default: 0] += 1 }
            if role.count != .one { counts["part deleted", default: 0] += 1 }
            if !definition.files.contains(where: {
                $0.place == .sources && $0.holds.contains(role.id) && isDemanded($0, "path") && isKnown(role)
            }) {
                counts["file renamed", default: 0] += 1
            }
            for call in actor.calls where map.link(to: call.receiver, from: actor)?.channel?.says.isEmpty ?? true {
                _ = call
                counts["said otherwise", default: 0] += 1
            }
        }
        return counts
    }
}
