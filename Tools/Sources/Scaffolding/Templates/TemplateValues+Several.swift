import Architecture

/// Roles of which a unit has several.
extension TemplateValues {
    /// The further ones of each role that may have some.
    var several: [String: Any] {
        let many = definition.roles.filter { $0.count == .many && $0.scope == .unit }
        return Dictionary(many.map { ($0.id, further(of: $0.id)) }) { first, _ in first }
    }

    private func further(of role: String) -> [[String: Any]] {
        content.further.filter { $0.role == role }.map { one in
            let contracts = one.contracts.compactMap { id, own in
                definition.contract(own).map { (id, $0.type.name(for: unit)) }
            }
            return [
                "name": one.name.typeName, "words": one.name.words.lowercasedFirst, "property": one.id,
                "type": definition.role(one.id)?.type.name(for: unit) ?? "",
                "contracts": Dictionary(contracts) { first, _ in first },
            ]
        }
    }

    /// The values as the files of a further one are given them: what is said of the role is said of it.
    static func turned(_ values: [String: Any], to one: FurtherRole) -> [String: Any] {
        var values = values
        if var roles = values["roles"] as? [String: Any] {
            roles[one.role] = roles[one.id]
            values["roles"] = roles
        }
        if var contracts = values["contracts"] as? [String: Any] {
            for (id, own) in one.contracts { contracts[id] = contracts[own] }
            values["contracts"] = contracts
        }
        values["one"] = [
            "name": one.name.typeName, "words": one.name.words.lowercasedFirst, "further": one.name.typeName,
        ]
        // Where to go is the first one's.
        values["navigations"] = [Any]()
        return values
    }
}
