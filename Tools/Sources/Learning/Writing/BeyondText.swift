import Architecture

/// What the units of an app have beside what the architecture that they stand on says: roles, contracts and kinds of data of
/// their own, as optional ones, so that the next unit is not made to have them.
struct BeyondText {
    let learned: LearnedArchitecture
    let known: ArchitectureDefinition
    /// The ids of the known architecture by those of the learned one.
    let ids: [String: String]

    private func own(_ actors: [LearnedRole]) -> [(id: String, actor: LearnedRole)] {
        let taken = Set(known.roles.map(\.id) + known.contracts.map(\.id) + known.data.map(\.id))
        return actors.filter { ids[$0.id] == nil }.map { actor in
            (taken.contains(actor.id) ? actor.id + "Part" : actor.id, actor)
        }
    }

    /// The lines of contracts.
    func contracts(_ lines: inout DefinitionLines) { types(own(learned.contracts), "contracts", &lines) }

    /// The lines of kinds of data.
    func data(_ lines: inout DefinitionLines) { types(own(learned.data), "data", &lines) }

    private func types(
        _ actors: [(id: String, actor: LearnedRole)], _ section: String, _ lines: inout DefinitionLines
    ) {
        guard !actors.isEmpty else { return }
        lines.gap()
        lines.add(0, "\(section):")
        for (id, actor) in actors {
            lines.add(1, "\(id):")
            lines.kind(actor)
        }
    }

    /// The lines of roles, inside the section of all roles.
    func roles(_ lines: inout DefinitionLines) {
        for (id, actor) in own(learned.roles) {
            lines.add(1, "\(id):")
            lines.add(2, "type: \(Scalar.word(actor.form))", actor.presence.description)
            if let base = actor.base { lines.add(2, "base: \(Scalar.word(base.value))", base.evidence.comment) }
            if let layer = actor.layer, known.layers.contains(where: { $0.id == layer }) {
                lines.add(2, "layer: \(layer)")
            }
            lines.add(2, "count: \(actor.isMany ? "many" : "optional")")
        }
    }

    /// Whether there are roles of this kind.
    var hasRoles: Bool { !own(learned.roles).isEmpty }

    /// The channels from and to them, as comments: what is optional is not wired.
    func channels(_ lines: inout DefinitionLines) {
        let found = learned.channels.filter { channel in
            (ids[channel.from] == nil || ids[channel.to] == nil) && !channel.leavesUnit
        }
        guard !found.isEmpty else { return }
        lines.gap()
        lines.note(0, "Beside what \(known.id) says:")
        for channel in found {
            let through = channel.through.map { ", through \($0.value) in \($0.evidence)" } ?? ""
            lines.note(
                0,
                "  \(ids[channel.from] ?? channel.from) -> \(ids[channel.to] ?? channel.to): in \(channel.presence), "
                    + "\(channel.hold.value.rawValue) in \(channel.hold.evidence)\(through)")
        }
    }
}

extension LearnedRole {
    /// Whether units have several of it often enough to say so.
    var isMany: Bool { several.share >= 0.15 && several.count > 1 }
}

extension DefinitionLines {
    /// The type of a contract or a kind of data; one whose names differ from unit to unit has no form that says them.
    mutating func kind(_ actor: LearnedRole) {
        let text = actor.name.isOpen ? "about: a type named \(actor.form)" : "type: \(Scalar.word(actor.form))"
        add(2, text, actor.presence.description)
    }

    /// Tells the roles that only some units have.
    mutating func rareRoles(_ learned: LearnedArchitecture) {
        guard !learned.rareRoles.isEmpty else { return }
        gap()
        note(0, "In some units, of \(learned.units.count):")
        for role in learned.rareRoles {
            note(0, "  \(role.form)\(role.name.isProtocol ? " (protocol)" : "")  # \(role.presence.count)")
        }
    }
}
