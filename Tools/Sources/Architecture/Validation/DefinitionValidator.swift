/// Judges a definition as a whole: whether a unit of it could live, and be released.
struct DefinitionValidator {
    let definition: ArchitectureDefinition
    /// Where each id is declared.
    let positions: [String: SourcePosition]
    let log: MistakeLog

    /// Notes what is wrong.
    func validate() {
        // What a channel is missing for would only repeat a mistake that was made in writing the channel.
        let isWhole = log.mistakes.isEmpty
        refuseStrongCycles()
        checkContractsOfChannels()
        guard isWhole else { return }
        refuseUnheldRoles()
        checkInputs()
    }

    /// An architecture that leaks by design is refused.
    private func refuseStrongCycles() {
        for cycle in StrongHolds(definition).cycles {
            guard let closing = cycle.last else { continue }
            let path = (cycle.map(\.from) + [closing.to]).joined(separator: " -> ")
            log.add(
                closing.position,
                "a cycle of strong holds, so that no unit would ever be released: \(path); one of them must be weak")
        }
    }

    /// Whoever is created and held by nobody would be gone when the building function returns.
    private func refuseUnheldRoles() {
        let held = StrongHolds(definition).reachable(from: definition.assembly.returns)
        for id in definition.assembly.creates where !held.contains(id) {
            guard let role = definition.role(id), let position = positions[id] else { continue }
            log.add(
                position,
                "'\(role.id)' is created by '\(definition.assembly.by)', and no chain of strong holds leads to it from "
                    + "'\(definition.assembly.returns)': it would be gone at once")
        }
    }

    /// A channel through a contract needs the other end to implement it.
    private func checkContractsOfChannels() {
        for channel in definition.channels {
            guard let contract = channel.through, let role = definition.role(channel.to),
                definition.contract(contract) != nil, !role.implements.contains(contract)
            else { continue }
            log.add(
                channel.position,
                "the channel goes through '\(contract)', which '\(channel.to)' does not implement")
        }
    }

    private func checkInputs() {
        if let events = definition.inputs.events {
            let channel = definition.channels(from: events.from).first { $0.to == events.to }
            let isOpen = channel?.says.contains(where: \.isOpen) ?? false
            if !isOpen, let position = positions[events.from] {
                log.add(
                    position,
                    "events go from '\(events.from)' to '\(events.to)': a channel must lead there and say a form with '…'"
                )
            }
        }
        if let shows = definition.inputs.shows, let kind = definition.dataKind(shows.data), kind.type == nil,
            kind.types.isEmpty,
            let position = positions[shows.data]
        {
            log.add(
                position,
                "what a unit shows is of '\(shows.data)', which has neither a 'type' to declare nor 'types' of Swift")
        }
    }
}
