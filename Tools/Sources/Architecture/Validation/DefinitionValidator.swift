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
        refuseCircularContracts()
        guard isWhole else { return }
        refuseUnheldRoles(of: definition.assembly)
        if let entry = definition.entry { refuseUnheldRoles(of: entry) }
        for mistake in KnowledgeOfChannels(definition: definition).mistakes {
            log.add(mistake.position, mistake.message)
        }
        refuseUnnamedParts()
        checkInputs()
    }

    /// Refuses parts that a new unit has and that have no single name.
    private func refuseUnnamedParts() {
        let types =
            definition.roles.map { ($0.id, $0.type) } + definition.contracts.map { ($0.id, $0.type) }
            + definition.data.compactMap { kind in kind.type.map { (kind.id, $0) } }
        let assembly = definition.assembly
        for (id, type) in types where type.namesSeveral {
            let user: String? =
                if let file = definition.files.first(where: { $0.holds.contains(id) }) {
                    "the file '\(file.id)' holds it"
                } else if ([assembly.by, assembly.returns] + assembly.creates).contains(id) {
                    "'assembly' names it"
                } else if definition.unit.owner == id {
                    "it owns the unit"
                } else if definition.channels.contains(where: { !$0.leavesUnit && [$0.from, $0.to].contains(id) }) {
                    "a channel leads to or from it"
                } else {
                    nil
                }
            guard let user, let position = positions[id] else { continue }
            log.add(
                position,
                "'\(type)' names several types of a unit, so that none of them can be written, and \(user)")
        }
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

    /// Refuses roles that are created and held by nobody: they would be gone when the building function returns.
    private func refuseUnheldRoles(of assembly: ArchitectureDefinition.Assembly) {
        let held = StrongHolds(definition).reachable(from: assembly.returns)
        for id in assembly.creates where !held.contains(id) {
            guard let role = definition.role(id), let position = positions[id] else { continue }
            log.add(
                position,
                "'\(role.id)' is created by '\(assembly.by)', and no chain of strong holds leads to it from "
                    + "'\(assembly.returns)': it would be gone at once")
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

    /// A protocol cannot refine itself, be it through others.
    private func refuseCircularContracts() {
        for contract in definition.contracts {
            var refined = Set(contract.refines + (contract.plainRefines ?? []))
            var waiting = refined
            while let id = waiting.popFirst() {
                guard let next = definition.contract(id) else { continue }
                let further = next.refines + (next.plainRefines ?? [])
                waiting.formUnion(Set(further).subtracting(refined))
                refined.formUnion(further)
            }
            guard refined.contains(contract.id), let position = positions[contract.id] else { continue }
            log.add(position, "the contract '\(contract.id)' refines itself")
        }
    }

    /// Refuses inputs of a unit that no role keeps, and outputs that no role tells.
    private func checkHandedIn() {
        if let id = definition.inputs.takes, let position = positions[id],
            !definition.assembly.creates.contains(id)
        {
            log.add(position, "what is handed in goes to '\(id)', which '\(definition.assembly.by)' does not create")
        }
        for id in definition.inputs.managers {
            guard let role = definition.role(id), let position = positions[id] else { continue }
            let property = definition.holding(of: id)?.property
            if !role.type.isShared || property?.isShared != true {
                log.add(
                    position,
                    "units are handed a '\(id)' by its name: its 'type', and the 'as' of a strong channel to it, need "
                        + "'{Model}' and '{model}'")
            }
        }
        if let id = definition.inputs.returns, let position = positions[id],
            definition.channelOut(through: id) == nil,
            definition.role(definition.assembly.returns)?.implements.contains(id) != true
        {
            log.add(
                position,
                "a unit tells through '\(id)' what came of it: either a channel to another unit goes through it and has "
                    + "'as', or '\(definition.assembly.returns)' implements it")
        }
    }

    /// Refuses files written for each of a role of which a unit may not have several.
    private func checkFilesOfEach() {
        for file in definition.files {
            guard let id = file.each, let role = definition.role(id), role.count != .many,
                let position = positions[file.id]
            else { continue }
            log.add(
                position,
                "the file '\(file.id)' is there for each '\(id)', of which a unit has one: it needs 'count: many'")
        }
    }

    /// Refuses optional roles that make a unit, or as which it is seen: they are there in every one.
    private func checkOptionalRoles() {
        for id in Set([definition.assembly.by, definition.assembly.returns] + definition.assembly.alsoReturns).sorted()
        where definition.role(id)?.isOptional == true {
            guard let position = positions[id] else { continue }
            log.add(position, "a \(definition.unit.word) is not there without its '\(id)', which cannot be optional")
        }
    }

    private func checkInputs() {
        checkHandedIn()
        checkOptionalRoles()
        checkFilesOfEach()
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
