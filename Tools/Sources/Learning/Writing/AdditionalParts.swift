import Architecture

/// The parts that the units of an app have beside those of the architecture that they stand on: roles, contracts and
/// kinds of data of their own, as optional ones, so that the next unit is not made to have them.
struct AdditionalParts {
    let learned: LearnedArchitecture
    let known: ArchitectureDefinition
    /// The ids of the known architecture by those of the learned one.
    let ids: [String: String]

    /// Those that the known architecture does not name, each with an id that it does not have.
    private func own(_ kind: RoleSheet.Kind) -> [(id: String, actor: LearnedRole)] {
        let taken = Set(known.roles.map(\.id) + known.contracts.map(\.id) + known.data.map(\.id))
        return learned.written.filter { $0.kind == kind && ids[$0.id] == nil && !isKnown($0) }.map { actor in
            // What is named nearly as something known would be read as that, misspelt.
            (taken.contains { NearestWord.distance(actor.id, $0) < 2 } ? actor.id + "Part" : actor.id, actor)
        }
    }

    /// Returns true if the known architecture says that a unit may have several of it, told apart in their names.
    private func isKnown(_ actor: LearnedRole) -> Bool {
        let forms = known.roles.map(\.type) + known.contracts.map(\.type) + known.data.compactMap(\.type)
        // What it has by that name is that, whatever it is seen to be here.
        if forms.contains(where: { $0.description == actor.form }) { return true }
        return actor.name.isOpen
            && known.roles.contains { $0.count == .many && $0.type.description == "{Unit}" + actor.name.ending }
    }

    /// The lines of contracts.
    func contracts(_ lines: inout DefinitionLines) { types(.contract, "contracts", &lines) }

    /// The lines of kinds of data.
    func data(_ lines: inout DefinitionLines) { types(.data, "data", &lines) }

    private func types(_ kind: RoleSheet.Kind, _ section: String, _ lines: inout DefinitionLines) {
        let own = own(kind)
        guard !own.isEmpty else { return }
        lines.gap()
        lines.add(0, "\(section):")
        for (id, actor) in own { lines.optional(actor, id: id) }
    }

    /// The lines of roles, inside the section of all roles.
    func roles(_ lines: inout DefinitionLines) {
        for (id, actor) in own(.role) { lines.optional(actor, id: id, layers: known.layers.map(\.id)) }
    }

    /// True if there are roles of this kind.
    var hasRoles: Bool { !own(.role).isEmpty }

    /// The lines of channels that the known architecture lacks, inside the section of all channels: units may have them, and new
    /// ones do not.
    ///
    /// - Parameter written: Returns true if a channel stands there already.
    func channels(_ lines: inout DefinitionLines, except written: (LearnedChannel) -> Bool) {
        for seen in optional where !written(seen) {
            guard let from = id(seen.from), let to = id(seen.to) else { continue }
            let channel = learned.mended(seen)
            if channel.hold.value != seen.hold.value {
                lines.note(
                    1,
                    "left out: \(from) -> \(to): strong, \(seen.hold.evidence): "
                        + WrittenArchitecture.circle(learned.word)
                        + "; weak is written")
            }
            lines.channel(channel, ends: (from, to), through: channel.through.flatMap { id($0.value) })
            lines.add(3, "optional: true")
        }
    }

    /// The channels that the known architecture lacks.
    private var optional: [LearnedChannel] {
        let named = Set(learned.written.filter { !$0.name.isOpen }.map(\.id))
        return (learned.channels + learned.rareChannels).filter { channel in
            named.contains(channel.from) && named.contains(channel.to)
                && !known.channels.contains {
                    $0.from == ids[channel.from] && $0.to == ids[channel.to] && $0.leavesUnit == channel.leavesUnit
                }
        }
    }

    /// True if there are such channels.
    var hasChannels: Bool { !optional.isEmpty }

    /// The id by which a learned part is written.
    private func id(_ learnedID: String) -> String? {
        if let id = ids[learnedID] { return id }
        let parts = own(.role) + own(.contract)
        return parts.first { $0.actor.id == learnedID }?.id
    }
}

extension LearnedRole {
    /// True if a new unit may do without it: some of those that exist do, and none loses the base that names it.
    var isOptional: Bool { presence.share < 0.8 && !isNamedByBases }

    /// True if a unit may have several of it.
    var isMany: Bool { name.isOpen && several.count > 0 }
}

extension DefinitionLines {
    /// Writes a part that some units have and a new one is made without, in one line.
    mutating func optional(_ actor: LearnedRole, id: String, layers: [String] = []) {
        var parts = ["type: \(Scalar.word(actor.form))"]
        switch actor.kind {
        case .contract: parts.append("optional: true")
        case .role:
            if let base = actor.base, base.evidence.isSure { parts.append("base: \(Scalar.word(base.value))") }
            if let layer = actor.layer, layers.contains(layer) { parts.append("layer: \(layer)") }
            parts.append("count: \(actor.isMany ? "many" : "optional")")
        case .data: break
        }
        add(1, "\(id): { \(parts.joined(separator: ", ")) }", actor.presence.description)
    }

    /// Writes the parts that few units have, below those that more of them do.
    mutating func rare(_ actors: [LearnedRole]) {
        guard !actors.isEmpty else { return }
        note(1, "In few, and in no new one:")
        for actor in actors { optional(actor, id: actor.id) }
    }
}
