import SourceModel

extension FactReading {
    /// Numbers the properties whose type is a parameter of their own type.
    static func takeParameters(_ type: SourceType) {
        guard !type.parameters.isEmpty else { return }
        // `HomeView()` of `struct TabsView<HomeView: View>` makes what the type is made for, which bears a scene's name by chance.
        for function in type.functions { function.creates.removeAll(where: type.parameters.contains) }
        for number in type.properties.indices where type.properties[number].types.count == 1 {
            type.properties[number].parameter =
                type.properties[number].parameter
                ?? type.parameters.firstIndex(of: type.properties[number].types[0])
        }
    }

    /// Takes the type of what a function gives back.
    static func takeReturned(
        of body: BodyFact, _ nested: NestedNames, _ function: SourceType.Function,
        _ local: (ValueFact) -> String?
    ) {
        for result in body.returns where result.closure == nil {
            if let call = result.value.call, let type = function.result.first, body.isPlainInit(call) {
                // `.init(…)` is what the function says that it gives back.
                function.creates.append(type)
                function.returned = type
                function.takeImplied(by: body.calls[call], of: type, in: body)
            } else if let type = body.made(by: result.value, nested) {
                function.returned = type
            } else if let type = local(result.value) {
                function.returned = type
            }
        }
    }
}

extension SourceType.Function {
    /// Notes a property that is cast to a type: `guard let viewModel = self.viewModel as? AboutViewModel`.
    func takeCast(_ value: ValueFact, _ nested: NestedNames) {
        guard let type = value.type, let path = value.path, case .name(let member) = PlainPath(path),
            let name = type.heldNames(nested).first
        else { return }
        self.casts.append(.init(member: member, type: name))
    }
}
