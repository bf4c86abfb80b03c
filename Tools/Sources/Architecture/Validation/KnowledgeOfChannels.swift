/// Judges whether the roles at the ends of channels may know what goes along, and each other.
struct KnowledgeOfChannels {
    let definition: ArchitectureDefinition

    /// The faults, with the places of the channels.
    var mistakes: [(position: SourcePosition, message: String)] {
        definition.channels.flatMap { channel -> [(SourcePosition, String)] in
            guard let from = definition.role(channel.from), let to = definition.role(channel.to) else { return [] }
            return (kinds(of: channel, between: from, to) + types(of: channel, between: from, to)).map {
                (channel.position, $0)
            }
        }
    }

    /// Returns the faults of a channel that carries data which one of its ends may not know.
    private func kinds(of channel: Channel, between from: Role, _ to: Role) -> [String] {
        channel.carries.compactMap(definition.dataKind).flatMap { kind in
            (from == to ? [from] : [from, to]).filter { !definition.mayKnow($0, kind) }.map { role in
                "the channel carries '\(kind.id)', which '\(role.id)' may not know: \(why(role))"
            }
        }
    }

    /// Returns the faults of a channel without a contract whose ends may not know each other's types.
    private func types(of channel: Channel, between from: Role, _ to: Role) -> [String] {
        guard channel.through == nil, !definition.mayKnow(from, to), !overrides(channel, what: from) else { return [] }
        let layer = to.layer.map { " of the layer '\($0)'" } ?? ""
        return [
            "the channel leads without a contract to '\(to.id)'\(layer), which '\(from.id)' may not know: \(why(from))"
        ]
    }

    private func why(_ role: Role) -> String {
        let whose = role.knows == nil ? "its layer '\(role.layer ?? "")'" : "it"
        let known = role.knows ?? definition.layers.first { $0.id == role.layer }?.knows ?? []
        return known.isEmpty
            ? "\(whose) 'knows' nothing" : "\(whose) 'knows' \(known.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// Returns true if a channel is an extending definition's own, while the limit that it meets comes from the
    /// extended one: then it is meant.
    private func overrides(_ channel: Channel, what role: Role) -> Bool {
        let layer = definition.layers.first { $0.id == role.layer }
        let limit = role.knows == nil ? layer?.place(of: "knows") : role.place(of: "knows")
        return !channel.position.isInherited && limit?.position.isInherited == true
    }
}
