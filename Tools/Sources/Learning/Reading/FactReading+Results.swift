import SourceModel

extension FactReading {
    /// Takes what the cases of a reducer's enumeration are scoped to, `case detail(Detail)`, as made by the type around it: the macro makes
    /// a reducer of each.
    static func takeScopedCases(of facts: FileFacts, in file: SourceFile) {
        for fact in facts.types
        where fact.kind == .enum && fact.attributes.contains(where: { $0.hasPrefix("@Reducer") }) {
            let scoped = fact.members.filter { $0.kind == .enumCase }.flatMap(\.parameters).flatMap {
                $0.type.heldNames(.none)
            }
            let name = fact.nesting.last ?? fact.name
            guard !scoped.isEmpty, let type = (file.types + file.extensions).first(where: { $0.name == name }) else {
                continue
            }
            let maker = SourceType.Function(name: "", isStatic: false, result: [], line: fact.line)
            maker.creates = scoped
            type.functions.append(maker)
        }
    }

    /// Takes an enumeration that is called as reducers are, with a state and its actions inside, for one: `enum AboutFeature` of a store that is
    /// an app's own.
    static func takeReducers(of facts: FileFacts, in file: SourceFile) {
        for type in file.types where type.kind == .enum && reducerWords.contains(where: type.name.hasSuffix) {
            let inside = facts.types.filter { $0.nesting.last == type.name }.map(\.name)
            guard inside.contains("State"), inside.contains("Action"), !type.inherits.contains("Reducer") else {
                continue
            }
            type.inherits.append("Reducer")
        }
    }

    private static let reducerWords = ["Feature", "Reducer"]

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
            takeGiven(result.value, in: body, nested, function)
        }
    }

    /// Takes what a function gives back that something else makes for it: `Screens.about.instantiate()` is what the function says that it gives
    /// back, and what one that is called as a maker casts is what it makes.
    private static func takeGiven(
        _ value: ValueFact, in body: BodyFact, _ nested: NestedNames, _ function: SourceType.Function
    ) {
        var given = value
        if let path = value.path, case .name(let name) = PlainPath(path) {
            guard let local = body.locals.last(where: { $0.name == name && $0.kind != .element }),
                local.type == nil || local.value?.type != nil, let made = local.value
            else { return }
            given = made
        }
        guard let call = given.call, body.calls[call].creates == nil else { return }
        var made: String?
        if let cast = given.type {
            made = OutsideBuilders.makes(function.name) ? cast.typeNames(nested).first : nil
        } else if body.isInstantiating(call), function.result.count == 1 {
            made = function.result[0]
        }
        guard let made, !function.creates.contains(made) else { return }
        function.creates.append(made)
        function.returned = function.returned ?? made
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
