/// Ways that stay as they were noted.
extension SceneDialects {
    /// The numbers of the units of ways that stay as they were noted, each with what is new in it, and then of those that new scenes make.
    ///
    /// - Parameters:
    ///   - noted: The noted ways, with their units that are still there.
    ///   - new: The types that no note knows.
    func dialects(keeping noted: [(way: NotedScenes.Way, units: [Int])], new: Set<Int>) -> [[Int]] {
        let kept = noted.map { dialect(of: $0.units) }
        let known = Set(noted.flatMap(\.units))
        func isNew(_ unit: Int) -> Bool {
            units[unit].members.contains { new.contains($0.type) && app.isScreen($0.type) }
        }
        let others = units.indices.filter { !known.contains($0) && isNew($0) }
        // What Scaena wrote is of the way that it was written in.
        var added = members(of: kept, among: others.filter { written($0, in: noted.map(\.way.id)) == nil })
        for way in kept.indices { added[way].removeAll(where: isNone(of: kept[way])) }
        for unit in others { if let way = written(unit, in: noted.map(\.way.id)) { added[way].append(unit) } }
        let placed = Set(added.joined())
        let left = units.indices.filter { !known.contains($0) && !placed.contains($0) && hasScreen($0) }
        let found = left.contains(where: isNew) ? ways(among: left) : []
        let more = found.filter(isEnough(of: kept + found)).map { way in
            way.units.filter { !isNone(of: way)($0) }.sorted()
        }
        return zip(noted, added).map { ($0.units + $1).sorted() }
            // A way that was there and told of none before is none for one scene more.
            + more.filter { $0.count > 2 && $0.count(where: isNew) * 3 >= $0.count }
    }

    /// The number of the way in whose definition's words Scaena wrote a unit; `nil` where it did not, or in none of these.
    private func written(_ unit: Int, in ids: [String]) -> Int? {
        scaffolded[unit].flatMap { ids.firstIndex(of: $0.definition) }
    }
}
