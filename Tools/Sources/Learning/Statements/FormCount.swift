extension LearnedArchitecture {
    /// Counts what has a gap in its name form, and what few units have, over all types that belong to the units, as a check of
    /// the sources will read the written forms: a type has the form that is exactly its name, and else the longest that fits.
    ///
    /// - Parameters:
    ///   - named: The types that belong to the units, each with its unit's number.
    ///   - sheet: The units.
    mutating func recount(_ named: [Int: Int], _ sheet: RoleSheet) {
        var units: [RoleName: Set<Int>] = [:]
        var several: [RoleName: Set<Int>] = [:]
        let forms = WrittenForms(self)
        for (index, unit) in named.sorted(by: { $0.key < $1.key }) {
            guard let form = forms.form(of: sheet.app.types[index], in: sheet.units[unit].stem) else { continue }
            if !units[form, default: []].insert(unit).inserted { several[form, default: []].insert(unit) }
        }
        func counted(_ role: LearnedRole) -> LearnedRole {
            guard !role.name.isNested, let found = units[role.name] else { return role }
            var role = role
            role.presence.count = found.count
            role.several = Evidence(several[role.name]?.count ?? 0, of: found.count)
            return role
        }
        rareRoles = rareRoles.map(counted).sorted { ($1.presence.count, $0.name) < ($0.presence.count, $1.name) }
        roles = roles.map { $0.name.isOpen ? counted($0) : $0 }
        contracts = contracts.map { $0.name.isOpen ? counted($0) : $0 }
        data = data.map { $0.name.isOpen ? counted($0) : $0 }
    }
}
