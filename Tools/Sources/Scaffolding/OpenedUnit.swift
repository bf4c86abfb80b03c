import Architecture

/// A unit that something beside units opens, such as a flow's coordinator, with what its own code says of it where it is
/// there already.
struct OpenedUnit: Equatable {
    /// A closure by which a unit asks to be left.
    struct Route: Equatable {
        /// Its name: `detailRequested`.
        let name: String
        /// The types of the values that it passes.
        let types: [String]
    }

    /// The unit.
    let unit: UnitName
    /// The values that the code which builds it hands in.
    let passes: [PassedValue]
    /// The code behind the call that builds it that gets the actor to be seen.
    let access: String
    /// The routes that its opener sets.
    let routes: [Route]
    /// The contracts that it asks a container for.
    let needs: [String]
    /// True if it is a flow of its own, which its opener begins as a part of itself.
    let isFlow: Bool
    /// The type of the value with which the flow ends; none for a module, and for a flow that ends with nothing.
    let outcome: [String]

    /// Looks for a unit.
    ///
    /// - Parameters:
    ///   - unit: its name.
    ///   - definition: the architecture.
    ///   - sources: the sources around.
    init(_ unit: UnitName, in definition: ArchitectureDefinition, among sources: ModuleSources) {
        self.unit = unit
        // A name stands for the unit where there are both.
        let performer = definition.navigation.flatMap { definition.role($0.performs) }
        let flow = performer?.scope == .flow ? performer?.type.name(for: unit, shared: unit) : nil
        // Something else may have a factory of that name, but no unit is without what owns it.
        let own = definition.role(definition.assembly.returns)?.type.name(for: unit) ?? ""
        isFlow = flow.map { sources.undeclared([$0, own]) == [own] } ?? false
        let ending = isFlow ? flow.flatMap { sources.genericArgument(ofBaseOf: $0) } : nil
        outcome = [ending].compactMap(\.self).filter { $0 != "Void" }
        passes = definition.passed(to: unit, among: sources)
        access = definition.access(to: unit, among: sources) ?? definition.assembly.access
        // Only where units ask whoever opened them to go on.
        let contract = definition.navigation?.routes == nil ? nil : definition.inputs.returns
        let type = contract.flatMap { definition.contract($0) }?.type.name(for: unit)
        routes = type.map(sources.closures) ?? []
        let builder = definition.role(definition.assembly.by)
        let contracts = builder?.implements.compactMap { definition.contract($0)?.type } ?? []
        // A flow needs what the units need that it opens.
        let builders =
            isFlow
            ? sources.resolved(by: flow ?? "").compactMap { name in
                contracts.lazy.compactMap { $0.unit(in: name) }.first.flatMap { builder?.type.name(for: UnitName($0)) }
            } : [builder?.type.name(for: unit)].compactMap(\.self)
        needs = builders.flatMap(sources.resolved)
    }

    /// True if it can be opened without more ado.
    var isOpenedWithNothing: Bool { passes.isEmpty }

    /// True if its opener may begin with it.
    var isFirst: Bool { isOpenedWithNothing && !isFlow }
}
