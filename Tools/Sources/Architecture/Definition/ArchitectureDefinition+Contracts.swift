extension ArchitectureDefinition {
    /// The architecture as a team has it that leaves the optional contracts out: the roles then talk directly.
    package var withoutOptionalContracts: ArchitectureDefinition {
        var copy = self
        let left = Set(contracts.filter(\.isOptional).map(\.id))
        for index in copy.contracts.indices where copy.contracts[index].isOptional {
            copy.contracts[index].isUsed = false
        }
        copy.channels = channels.map { channel in
            guard let through = channel.through, left.contains(through) else { return channel }
            return channel.withoutContract
        }
        copy.files = files.filter { left.isDisjoint(with: $0.needs) }
        return copy
    }
}
