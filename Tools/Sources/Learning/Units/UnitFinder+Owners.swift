/// The owners of types: the scenes in whose folders they lie, and with whose names they begin.
extension UnitFinder {
    /// The types in a unit's folder that carry its name.
    func candidates(of unit: AppUnit) -> [Int] {
        (typesByFirstWord[CamelWords(unit.stem).word(0)] ?? []).filter { index in
            guard let name = names[index] else { return false }
            let stem = CamelWords(unit.stem).count
            return name.count > stem && name.prefix(stem) == unit.stem
                && isInside(app.files[app.types[index].file].folder, unit.folder)
        }
    }

    /// Gives each type that stands in a scene's folder and begins with its name to that scene; of several, to the one with the
    /// longest name, and of these to the innermost.
    ///
    /// - Parameter scenes: The numbers of the units that are scenes.
    mutating func settle(_ scenes: [Int]) {
        var byStem: [String: [Int]] = [:]
        for number in scenes { byStem[units[number].stem, default: []].append(number) }
        owners = [:]
        owned = [:]
        var counts: [RoleName: (near: Int, far: Int)] = [:]
        let shown = scenes.filter { scaffolded[$0] == nil }
        for unit in shown.map({ units[$0] }) {
            for member in unit.members {
                let isNear = isInside(app.files[app.types[member.type].file].folder, unit.folder)
                counts[member.role, default: (0, 0)].near += isNear ? 1 : 0
                counts[member.role, default: (0, 0)].far += isNear ? 0 : 1
            }
        }
        let many = max(Self.several, shown.count / 10)
        habits = Set(counts.filter { max($0.value.near, $0.value.far) >= many }.keys)
        for word in Set(scenes.map { CamelWords(units[$0].stem).word(0) }).sorted() {
            for index in typesByFirstWord[word] ?? [] {
                guard let name = names[index], name.count > 1 || bare.isBare(index) else { continue }
                let folder = app.files[app.types[index].file].folder
                for count in (1..<(bare.isBare(index) ? name.count + 1 : name.count)).reversed() {
                    let around = (byStem[name.prefix(count)] ?? []).filter { isInside(folder, units[$0].folder) }
                    guard let owner = around.max(by: { units[$0].folder.utf8.count < units[$1].folder.utf8.count })
                    else { continue }
                    let roles = possibleRoles(name, count, of: index)
                    if layers?.isLeftOut(index, as: roles, of: units[owner]) ?? false { break }
                    owners[index] = owner
                    owned[owner, default: []].append(index)
                    break
                }
            }
        }
    }

    /// The types that belong to the units of a dialect, each with its unit's place in it: they carry the unit's name and lie in
    /// its folder, or are its members elsewhere.
    ///
    /// - Parameters:
    ///   - numbers: The units' numbers.
    ///   - units: The same units with all their members.
    func named(_ numbers: [Int], _ units: [AppUnit]) -> [Int: Int] {
        var named: [Int: Int] = [:]
        for (place, number) in numbers.enumerated() {
            for type in owned[number] ?? [] where !(kept[number]?.hasLeft(app.types[type].qualifiedName) ?? false) {
                named[type] = place
            }
        }
        for (place, unit) in units.enumerated() {
            for member in unit.members where app.types[member.type].nesting.isEmpty { named[member.type] = place }
        }
        return named
    }

    /// Returns true if a type was there when a scene that stays as it was noted was.
    func isNoted(_ type: Int, of number: Int) -> Bool {
        kept[number]?.knows(app.types[type].qualifiedName) ?? false
    }

    /// The types that were seen as a unit's at first, or lie in its folder and begin with its name, or were noted as such.
    func seen(of number: Int) -> Set<Int> {
        let noted = (kept[number]?.left ?? []).compactMap { name in
            app.indices[name]?.first { !app.files[app.types[$0].file].isTest }
        }
        return Set(units[number].members.map(\.type) + (owned[number] ?? []) + noted)
    }
}
