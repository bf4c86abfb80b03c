import SwiftSyntax

/// A property that tells of its changes: `var all: StateRelay<[Item]> { get }`.
struct SharedRelay: Equatable {
    /// Its name: `all`.
    let name: String
    /// The type of what it keeps: `[Item]`.
    let value: String

    /// Code of one for a test: it begins with as little as there can be, or with yes.
    var sample: String {
        if value.hasPrefix("[") { return "StateRelay<\(value)>([])" }
        if value.hasSuffix("?") { return "StateRelay<\(value)>(nil)" }
        let known = ShownType(value)
        return "StateRelay<\(value)>(\(value == "Bool" ? "true" : known?.initial ?? ".sample"))"
    }
}

extension ModuleSources {
    /// The properties of a contract that tell of their changes.
    ///
    /// - Parameter contract: the protocol.
    func relays(of contract: String) -> [SharedRelay] {
        let found = first(naming: contract) { file in
            file.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.first { $0.name.text == contract }
        }
        return (found?.memberBlock.members ?? []).compactMap { member in
            guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
                ["StateRelay", "StateSource"].contains(type.name.text),
                let value = type.genericArgumentClause?.arguments.first?.argument,
                type.genericArgumentClause?.arguments.count == 1
            else { return nil }
            return SharedRelay(name: name, value: value.trimmedDescription)
        }
    }
}
