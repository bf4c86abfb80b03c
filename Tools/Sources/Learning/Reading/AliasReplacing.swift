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
        }
    }
}
