import SourceModel

extension [String: [String]] {
    /// Returns the names with each alias replaced by the names behind it; `nil` where none is an alias.
    func replaced(_ names: [String]) -> [String]? {
        names.contains { self[$0] != nil } ? names.flatMap { self[$0] ?? [$0] } : nil
    }
}

extension SourceFile {
    /// Puts what aliases stand for in their place, in what members hold and give back.
    ///
    /// - Parameters:
    ///   - aliases: The names of the types in what each alias stands for.
    ///   - heads: The same without what generic types among them are made for.
    func replaceAliases(_ aliases: [String: [String]], heads: [String: [String]]) {
        guard !aliases.isEmpty else { return }
        for type in types + extensions {
            for number in type.properties.indices {
                guard let names = heads.replaced(type.properties[number].types) else { continue }
                type.properties[number].types = names
            }
            for function in type.functions {
                if let names = aliases.replaced(function.result) { function.replaceResult(with: names) }
            }
        }
    }
}

/// The aliases inside types.
extension FactReading {
    /// Returns the types behind the aliases inside a type, by the type's name: `typealias Interacting = HomeInteracting`.
    static func ownAliases(of facts: FileFacts) -> [String: [String: [String]]] {
        var aliases: [String: [String: [String]]] = [:]
        for fact in facts.types where fact.kind == .alias {
            guard let around = fact.nesting.last, let meant = fact.inheritance.first else { continue }
            aliases[around, default: [:]][fact.name] = meant.heldNames(.none)
        }
        return aliases
    }

    /// Puts what a type's own aliases stand for in their place.
    static func replace(_ aliases: [String: [String]], in type: SourceType) {
        func replaced(_ names: [String]) -> [String] { names.flatMap { aliases[$0] ?? [$0] } }
        for number in type.properties.indices {
            type.properties[number].types = replaced(type.properties[number].types)
        }
        takeParameters(type)
        for function in type.functions {
            function.parameters = replaced(function.parameters)
            function.replaceResult(with: replaced(function.result))
            function.replaceMade { name in aliases[name].flatMap { $0.count == 1 ? $0[0] : nil } }
        }
    }

    /// Puts a type's name in the place of `Self` in what its functions make: `Self(model: model)`.
    static func replaceSelf(in type: SourceType) {
        for function in type.functions { function.replaceMade { $0 == "Self" ? type.name : nil } }
    }
}

extension SourceType.Function {
    /// Puts other names in the place of those that the function makes.
    ///
    /// - Parameter meaning: The name that one stands for; `nil` of one that stands for itself.
    fileprivate func replaceMade(_ meaning: (String) -> String?) {
        for index in creates.indices {
            if let name = meaning(creates[index]) { creates[index] = name }
        }
        if let made = self.returned, let name = meaning(made) { self.returned = name }
        for index in self.placements.indices {
            if let name = meaning(self.placements[index].type) { self.placements[index].type = name }
        }
        for index in self.wirings.indices {
            if let name = meaning(self.wirings[index].holder) { self.wirings[index].holder = name }
            if let name = meaning(self.wirings[index].value) { self.wirings[index].value = name }
        }
        for index in self.handsItself.indices {
            if let name = meaning(self.handsItself[index]) { self.handsItself[index] = name }
        }
        for index in self.implied.indices {
            if let name = meaning(self.implied[index].maker) { self.implied[index].maker = name }
        }
    }
}
