import Architecture

extension UnitContent {
    /// Sentences about shared things that the unit is handed and never asks, with what to say so that it does.
    ///
    /// - Parameters:
    ///   - definition: the architecture.
    ///   - sources: the sources around.
    func unasked(in definition: ArchitectureDefinition, among sources: ModuleSources) -> [String] {
        guard let asked = definition.sheet?.asks, !definition.asksItself else { return [] }
        let calls = behaviour.requests.flatMap(\.calls)
        return shared.filter { thing in
            thing.role == asked && !calls.contains { $0.thing == thing }
                && !behaviour.observed.contains { $0.thing == thing }
                && !behaviour.watched.contains { $0.thing == thing }
        }.compactMap { thing in
            let form = definition.holding(of: thing.role)?.through.flatMap(definition.contract)?.type
            let contract = form?.name(for: thing.name, shared: thing.name) ?? ""
            let verbs = sources.verbs(of: contract) ?? []
            let fetching = verbs.filter { $0.isAsync && $0.isThrowing && $0.parameters.isEmpty && $0.answer != nil }
            guard let verb = fetching.first(where: { $0.name.hasPrefix("fetch") }) ?? fetching.first,
                let answer = verb.answer
            else { return nil }
            let name = thing.name.propertyName
            let isList = answer.hasPrefix("[")
            let presented = isList ? PluralName.of(name) : name
            let list = isList ? " --list \"of: \(presented)\"" : ""
            return "'\(contract)' is handed in and asked for nothing: --needs \(thing.name.typeName) --presents "
                + "\"\(presented): \(answer)\"\(list) --ready \"asks: \(verb.name)\" has it asked once the view is loaded"
        }
    }
}
