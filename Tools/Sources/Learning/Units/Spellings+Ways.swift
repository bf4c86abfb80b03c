extension Spellings {
    /// The units of a way, each role under the ending that most of this way's types have of those that say the same: most of an app's
    /// screens may be a `…VC`, and most of one way's a `…ViewController`.
    ///
    /// - Parameters:
    ///   - units: The units of one way.
    ///   - app: Their app.
    static func asMost(of units: [AppUnit], in app: SourceApp) -> [AppUnit] {
        var endings: [RoleName: Tally<String>] = [:]
        for unit in units {
            for member in unit.members where isSpelt(member.role) {
                let name = app.types[member.type].name
                guard name.hasPrefix(unit.stem) else { continue }
                let ending = String(name.dropFirst(unit.stem.count))
                if saysSame(ending, member.role.suffix) { endings[member.role, default: Tally()].add(ending) }
            }
        }
        let taken = Set(units.flatMap(\.members).map(\.role))
        var names: [RoleName: RoleName] = [:]
        for (role, found) in endings {
            guard let most = found.most, most.value != role.suffix,
                most.evidence.count > found.counts[role.suffix] ?? 0
            else { continue }
            let name = RoleName(prefix: "", suffix: most.value, isProtocol: false, shape: role.shape)
            if !taken.contains(name), !names.values.contains(name) { names[role] = name }
        }
        guard !names.isEmpty else { return units }
        return units.map { unit in
            var unit = unit
            for index in unit.members.indices {
                if let name = names[unit.members[index].role] { unit.members[index].role = name }
            }
            return unit
        }
    }

    /// Returns true if a role may have several endings.
    private static func isSpelt(_ role: RoleName) -> Bool {
        role.prefix.isEmpty && !role.isProtocol && families.contains { $0.endings.contains(role.suffix) }
    }

    /// Returns true if two endings say the same.
    private static func saysSame(_ one: String, _ other: String) -> Bool {
        families.contains { $0.endings.contains(one) && $0.endings.contains(other) }
    }
}
