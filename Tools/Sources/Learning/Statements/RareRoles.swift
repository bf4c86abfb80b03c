/// Roles that some scenes of an app have, too few for a line of the definition: what recurs after the names of units, with or
/// without words between.
///
/// A type belongs to a scene where it stands in the scene's folder and its name begins with the scene's, or where its role says
/// so though it stands elsewhere. Of these, what is nested in another type belongs to that type.
struct RareRoles {
    /// The roles of each dialect that only some of its units have, the most usual first.
    private(set) var roles: [[LearnedRole]] = []

    /// A role is what three units at least have, and one of a hundred.
    private static let fewest = 3

    /// Finds them.
    ///
    /// - Parameters:
    ///   - sheets: The dialects of the app's scenes.
    ///   - named: The types that belong to the scenes of each, with the number of their unit.
    init(_ sheets: [RoleSheet], named: [[Int: Int]]) {
        let units = sheets.reduce(0) { $0 + $1.units.count }
        let least = max(Self.fewest, units / 100)
        var seen: [RoleName: Set<Place>] = [:]
        var endings: [Int: [RoleName]] = [:]
        for (dialect, sheet) in sheets.enumerated() {
            for (type, unit) in named[dialect] {
                let place = Place(dialect: dialect, unit: unit)
                if let known = sheet.places[type]?.role {
                    let ending = RoleName(
                        prefix: known.prefix, suffix: String(known.ending), isProtocol: known.isProtocol)
                    seen[ending, default: []].insert(place)
                } else {
                    let all = Self.endings(of: sheet.app.types[type], after: sheet.units[unit].stem)
                    endings[type] = all
                    for role in all { seen[role, default: []].insert(place) }
                }
            }
        }
        let marks = Self.marks(of: Set(named.joined().map(\.key)), in: sheets.first?.app)
        for (dialect, sheet) in sheets.enumerated() {
            var found: [RoleName: Found] = [:]
            for (type, unit) in named[dialect].sorted(by: { $0.key < $1.key }) {
                // The longest says most.
                guard let all = endings[type],
                    let role = all.first(where: { (seen[$0]?.count ?? 0) >= least && !marks.contains($0) })
                else { continue }
                found[role == all.first ? role : role.opened, default: Found()].add(type, of: unit)
            }
            roles.append(Self.roles(found, sheet))
        }
    }

    /// The types of a role, and the units that have them.
    private struct Found {
        var units: Set<Int> = []
        var several: Set<Int> = []
        var types: [Int] = []

        mutating func add(_ type: Int, of unit: Int) {
            types.append(type)
            if !units.insert(unit).inserted { several.insert(unit) }
        }
    }

    private static func roles(_ found: [RoleName: Found], _ sheet: RoleSheet) -> [LearnedRole] {
        var ids = sheet.ids
        let ordered = found.sorted { ($1.value.units.count, $0.key) < ($0.value.units.count, $1.key) }
        return ordered.compactMap { role, found in
            // What is usual names these, too.
            guard sheet.entry(role) == nil, found.units.count >= Self.fewest,
                let id = RoleID.free(for: role, taken: &ids)
            else { return nil }
            let acting = found.types.count { sheet.isActor(sheet.app.types[$0]) }
            return LearnedRole(
                id: id, kind: role.isProtocol ? .contract : acting * 2 >= found.types.count ? .role : .data,
                form: role.form, presence: Evidence(found.units.count, of: sheet.units.count),
                several: Evidence(found.several.count, of: found.units.count), name: role)
        }
    }

    /// The endings that most protocols have, or most other types: they say that a type is one, not what it is for.
    private static func marks(of types: Set<Int>, in app: SourceApp?) -> Set<RoleName> {
        var counts: [RoleName: Int] = [:]
        var totals: [Bool: Int] = [:]
        for index in types {
            guard let type = app?.types[index] else { continue }
            let name = CamelWords(type.name)
            let isProtocol = type.kind == .protocol
            totals[isProtocol, default: 0] += 1
            counts[RoleName(prefix: "", suffix: name.word(name.count - 1), isProtocol: isProtocol), default: 0] += 1
        }
        return Set(counts.filter { $0.value * 5 >= (totals[$0.key.isProtocol] ?? 0) * 2 }.keys)
    }

    private struct Place: Hashable {
        var dialect: Int
        var unit: Int
    }

    /// Returns the endings that a type's name may have after its unit's, the longest first.
    private static func endings(of type: SourceType, after stem: String) -> [RoleName] {
        let words = CamelWords(type.name)
        let first = CamelWords(stem).count
        guard words.count > first, words.prefix(first) == stem else { return [] }
        return (first..<words.count).filter { !SuffixLexicon.cutsInside(words, at: $0) }.map {
            RoleName(prefix: "", suffix: words.dropFirst($0), isProtocol: type.kind == .protocol)
        }
    }
}
