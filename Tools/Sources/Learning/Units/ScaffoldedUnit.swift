/// A unit that Scaena wrote, as its record says.
///
/// A scaffolded scene says no more of how scenes are made than the definition that it is written by. So it divides and joins no ways: units
/// and ways are found without it, and it goes into the one that it is most like. One that is like none is told as any other is.
package struct ScaffoldedUnit: Hashable, Sendable {
    /// The record's number.
    let number: Int
    /// The name that the unit was given.
    let name: String
    /// The id of the definition that it was written by.
    let definition: String

    /// Takes what a record says.
    ///
    /// - Parameters:
    ///   - number: The record's number, of no other unit.
    ///   - name: The name that the unit was given.
    ///   - definition: The id of the definition that it was written by.
    package init(number: Int, name: String, definition: String = "") {
        self.number = number
        self.name = name
        self.definition = definition
    }
}

extension SourceApp {
    /// The types of each scene that Scaena wrote, by their files.
    var scaffoldedScenes: [ScaffoldedUnit: [Int]] { scaffoldedScenes(among: types.indices) }

    /// The same of some types.
    func scaffoldedScenes(among indices: some Sequence<Int>) -> [ScaffoldedUnit: [Int]] {
        guard !scaffolds.isEmpty else { return [:] }
        var scenes: [ScaffoldedUnit: [Int]] = [:]
        for index in indices.sorted() {
            let type = types[index]
            if let unit = scaffolds[type.file] { scenes[unit, default: []].append(index) }
        }
        return scenes.filter { $0.value.contains(where: isScreen) }
    }

    /// Returns true if Scaena wrote a unit's screens.
    func isScaffolded(_ unit: AppUnit) -> Bool {
        let screens = unit.members.map(\.type).filter(isScreen)
        return !screens.isEmpty && screens.allSatisfy { scaffolds[types[$0].file] != nil }
    }
}

extension UnitFinder {
    /// Makes a unit of each scene that Scaena wrote: of the types that share most of their names' beginnings in its files.
    mutating func addScaffolded(_ scaffolds: [ScaffoldedUnit: [Int]]) {
        for (scaffold, types) in scaffolds.sorted(by: { $0.key.number < $1.key.number }) {
            let splits = Dictionary(grouping: types.flatMap(splits)) { $0.stem }
            let named = splits.mapValues { Set($0.map(\.type)).count }
            func rank(_ stem: String) -> (Int, Int, String) {
                (named[stem] ?? 0, stem.lowercased() == scaffold.name.lowercased() ? 1 : 0, stem)
            }
            guard let stem = splits.keys.max(by: { rank($0) < rank($1) }) else { continue }
            var unit = AppUnit(stem: stem, folder: app.folder(of: types[0]), members: [])
            for split in splits[stem] ?? [] where !unit.members.contains(where: { $0.type == split.type }) {
                unit.members.append(.init(type: split.type, role: split.role))
            }
            unit.folder = UnitHome(app: app, shared: sharedFolders).folder(of: unit)
            unitsByStem[stem, default: []].append(units.count)
            scaffolded[units.count] = scaffold
            units.append(unit)
        }
    }
}
