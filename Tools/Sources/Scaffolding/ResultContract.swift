import Architecture

/// The way in which a unit tells its result to the one that opened it: a contract, which somebody of the opening unit
/// implements.
struct ResultContract: Equatable {
    /// A message of the contract.
    struct Message: Equatable {
        /// Its base name: `addDidFinish`.
        let name: String
        /// Its values.
        let values: [PassedValue]
    }

    /// The contract: `AddOutput`.
    let contract: String
    /// The label under which the code that builds the unit hands itself in: `output`.
    let label: String
    /// The messages of the contract.
    let messages: [Message]
}

extension ArchitectureDefinition {
    /// The role that implements the contracts by which the units that a unit opens answer.
    var opener: Role? { inputs.returns.flatMap { id in roles.first { $0.implements.contains(id) } } }

    /// Returns the way in which a unit answers; nil where it does not, nobody who opens it is said to hear it, or its
    /// contract has more than messages with values.
    ///
    /// - Parameters:
    ///   - unit: the unit.
    ///   - passed: the values that the code which builds it hands in.
    ///   - sources: the sources around, which have its contract.
    func answer(of unit: UnitName, passed: [PassedValue], among sources: ModuleSources) -> ResultContract? {
        guard opener != nil, let type = inputs.returns.flatMap({ contract($0) })?.type.name(for: unit),
            let label = passed.first(where: { $0.type == "any \(type)" })?.name,
            let messages = sources.messages(of: type)
        else { return nil }
        return ResultContract(contract: type, label: label, messages: messages)
    }
}
