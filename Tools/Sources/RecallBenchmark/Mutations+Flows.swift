import Architecture
import Conformance

extension Mutations {
    /// Flows that are started and kept by nobody, and flows that are never let go.
    var flows: [Mutation] {
        map.definition.flowChannels.flatMap { channel in
            map.actors.filter { $0.role == channel.from }.flatMap { actor in
                unkept(by: actor, channel) + unended(in: actor, channel)
            }
        }
    }

    private func unkept(by actor: Actor, _ channel: Channel) -> [Mutation] {
        guard isSure(channel, "hold"), map.index[actor.player.type].kind == .class else { return [] }
        let others = map.actors.filter { $0.role == channel.to && $0.player.type != actor.player.type }
        let other = name((others.first ?? actor).player.type)
        let verb = channel.says.first { !$0.isOpen }?.description ?? "start"
        let text = "func mutated() { let mutated = \(other)(); mutated.\(verb)() }"
        return [insert(text, at: actor.declaration, "flow not kept", "flows")].compactMap(\.self)
    }

    private func unended(in actor: Actor, _ channel: Channel) -> [Mutation] {
        actor.holds.compactMap { hold in
            guard hold.isMany, hold.ownership == .strong, isSure(channel, "hold"),
                map.channel(of: hold, in: actor) == channel || hold.property == channel.property?.description,
                let added = actor.added[hold.property], map.isTakenFrom(hold.property, of: actor.player.type)
            else { return nil }
            // Whoever takes one out, in whatever file, takes it out of a list of this name.
            let taken = "\(hold.property).remove"
            let changes = files.filter { $0.value.contains(taken) }
                .mapValues { Optional($0.replacing(taken, with: "\(hold.property).mutate")) }
            guard !changes.isEmpty else { return nil }
            return Mutation(
                kind: "flow never let go", rule: "flows", changes: changes, path: path(added), line: added.line)
        }
    }
}
