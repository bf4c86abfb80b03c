import SourceModel

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
        (self.contract(contract)?.members ?? []).compactMap { member in
            guard member.kind == .property, case .named(nil, "StateRelay", let values)? = member.type?.asRelay,
                values.count == 1
            else { return nil }
            return SharedRelay(name: member.name, value: "\(values[0])")
        }
    }
}

extension TypeFact {
    /// A relay's type under its main name: `StateSource<Bool>` tells of its changes as `StateRelay<Bool>` does.
    fileprivate var asRelay: TypeFact {
        guard case .named(nil, "StateSource", let values) = self else { return self }
        return .named(base: nil, name: "StateRelay", arguments: values)
    }
}
