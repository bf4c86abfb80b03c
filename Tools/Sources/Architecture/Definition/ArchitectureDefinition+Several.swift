extension ArchitectureDefinition {
    /// The architecture of a unit that has more than one of a role: further ones are roles of their own, each with contracts
    /// of its own, held as the first one is.
    ///
    /// - Parameters:
    ///   - id: the role, of which a unit may have several.
    ///   - names: the purpose of each further one, as it stands in names: `Upload` for `ItemsListUploadWorker`.
    /// - Returns: The definition, and the further ones in the order of the names.
    package func having(
        _ id: String, for names: [UnitName]
    ) -> (definition: ArchitectureDefinition, further: [FurtherRole]) {
        guard let role = role(id) else { return (self, []) }
        var copy = self
        var further: [FurtherRole] = []
        for name in names {
            let one = FurtherRole(of: role, for: name, in: self)
            copy.roles.append(role.named(one.id, one.name, implementing: one.contracts))
            copy.contracts += contracts.compactMap { contract in
                one.contracts[contract.id].map { contract.named($0, name) }
            }
            copy.channels += channels.compactMap { $0.leading(to: one, of: id) }
            for channel in channels where channel.from == id && !channel.leavesUnit {
                guard let through = channel.through.flatMap({ one.contracts[$0] }),
                    let index = copy.roles.firstIndex(where: { $0.id == channel.to })
                else { continue }
                copy.roles[index].implements.append(through)
            }
            if assembly.creates.contains(id) { copy.assembly.creates.append(one.id) }
            copy.files += files.filter { $0.each == id }.map { $0.named(one) }
            further.append(one)
        }
        return (copy, further)
    }
}

/// One more actor of a role of which a unit has several.
package struct FurtherRole: Sendable, Equatable {
    /// The id of the role that it is one more of: `worker`.
    package let role: String
    /// Its own id: `uploadWorker`.
    package let id: String
    /// The purpose of this one, as it stands in names: `Upload`.
    package let name: UnitName
    /// The ids of its own contracts, by those of the role's: `manageData` → `uploadManageData`.
    package let contracts: [String: String]

    fileprivate init(of role: Role, for name: UnitName, in definition: ArchitectureDefinition) {
        self.role = role.id
        self.name = name
        let own = { (id: String) in name.propertyName + id.prefix(1).uppercased() + id.dropFirst() }
        id = own(role.id)
        let through = definition.channels.filter { $0.from == role.id && !$0.leavesUnit }.compactMap(\.through)
        contracts = Dictionary((role.implements + through).map { ($0, own($0)) }) { first, _ in first }
    }
}

extension Role {
    fileprivate func named(_ id: String, _ name: UnitName, implementing contracts: [String: String]) -> Role {
        var copy = self
        copy.id = id
        copy.type = type.specialised(for: name)
        copy.implements = implements.map { contracts[$0] ?? $0 }
        copy.count = .one
        return copy
    }
}

extension Contract {
    fileprivate func named(_ id: String, _ name: UnitName) -> Contract {
        var copy = self
        copy.id = id
        copy.type = type.specialised(for: name)
        return copy
    }
}

extension Channel {
    /// The same channel to or from a further one; nil where this is none of the role's.
    fileprivate func leading(to one: FurtherRole, of role: String) -> Channel? {
        guard from == role || to == role, !leavesUnit else { return nil }
        var copy = self
        if from == role { copy.from = one.id }
        if to == role {
            copy.to = one.id
            copy.property = property?.prefixed(with: one.name)
        }
        copy.through = through.map { one.contracts[$0] ?? $0 }
        return copy
    }
}

extension UnitFile {
    fileprivate func named(_ one: FurtherRole) -> UnitFile {
        var copy = self
        copy.id = id + one.name.typeName
        copy.path = path.specialised(for: one.name)
        copy.holds = holds.map { one.contracts[$0] ?? ($0 == one.role ? one.id : $0) }
        copy.needs = needs.map { one.contracts[$0] ?? $0 }
        copy.each = one.id
        return copy
    }
}

extension NameForm {
    /// The form with what something is for behind the unit's name: `{Unit}UploadWorker` of `{Unit}Worker`.
    fileprivate func specialised(for name: UnitName) -> NameForm {
        replacing { piece in
            switch piece {
            case .unitName, .ownName: [piece, .text(name.typeName)]
            default: [piece]
            }
        }
    }

    /// The form of a property with what something is for before it: `uploadDataManager` of `dataManager`.
    fileprivate func prefixed(with name: UnitName) -> NameForm {
        var isFirst = true
        return replacing { piece in
            defer { isFirst = false }
            guard isFirst else { return [piece] }
            return switch piece {
            case .text(let text): [.text(name.propertyName + text.prefix(1).uppercased() + text.dropFirst())]
            case .unitProperty: [piece, .text(name.typeName)]
            default: [.text(name.propertyName), piece]
            }
        }
    }
}
