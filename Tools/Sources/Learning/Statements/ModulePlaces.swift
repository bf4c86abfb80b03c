import Architecture

/// The modules that units lie in, each with its sources in a folder of the same name: `Feature/Home/Sources/Login`.
struct ModulePlaces {
    /// The folder that the modules lie in.
    let root: String
    /// The form of a unit's folder, seen from there.
    let form: Learned<String>

    /// The names of the folders that hold a module's sources.
    private static let sources: Set = ["Sources", "Source"]
    /// So many modules are a habit.
    private static let several = 3

    /// Finds them; `nil` where units lie otherwise.
    init?(_ units: [AppUnit]) {
        // A checkout may lie in a folder of that name.
        let all = units.map { $0.folder.split(separator: "/").map(String.init) }
        let shared = all.dropFirst().reduce(all.first ?? []) { shared, parts in
            zip(shared, parts).prefix { $0 == $1 }.map(\.0)
        }
        let own = Self.inner(units, all, below: shared.count)
        let found =
            Self(units, all, below: shared.count, in: Self.sources)
            ?? own.flatMap { Self(units, all, below: shared.count, in: [$0]) }
        guard let found else { return nil }
        self = found
    }

    /// The name of the folder that nearly all units lie in, each inside of another: the team's own for a module's sources.
    private static func inner(_ units: [AppUnit], _ all: [[String]], below shared: Int) -> String? {
        var around: [String: [[String]: Int]] = [:]
        for (unit, parts) in zip(units, all) {
            var seen: Set<String> = []
            for index in parts.indices.dropFirst(shared + 1) where seen.insert(parts[index]).inserted {
                // In a folder of its own it is the unit's.
                guard !parts[index].contains(unit.stem), !parts[index - 1].contains(unit.stem) else { continue }
                around[parts[index], default: [:]][Array(parts[..<index]), default: 0] += 1
            }
        }
        let counts = around.mapValues { $0.values.reduce(0, +) }
        let usual = counts.filter { name, count in
            let modules = around[name, default: [:]].values
            // One that holds nearly all is the app, and others are targets beside it.
            return count * 5 >= units.count * 4 && modules.count { $0 > 1 } >= several
                && (modules.max() ?? 0) * 3 <= count * 2
        }
        return usual.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private init?(_ units: [AppUnit], _ all: [[String]], below shared: Int, in sources: Set<String>) {
        let places = zip(units, all).compactMap { Place($0, $1, above: shared, in: sources) }
        var parents = Tally<String>()
        for place in places { parents.add(place.parent) }
        guard let most = parents.most, most.evidence.count * 5 >= units.count * 4 else { return nil }
        let inside = places.filter { $0.parent == most.value }
        let modules = Set(inside.map(\.module))
        guard modules.count >= Self.several,
            // Swift packages have a target's folder between.
            inside.count(where: { $0.inside.first == $0.module }) * 2 <= inside.count
        else { return nil }
        var fixed: [String] = []
        while true {
            var next = Tally<String>()
            for place in inside where place.inside.starts(with: fixed) && place.inside.count > fixed.count {
                next.add(place.inside[fixed.count])
            }
            guard let name = next.most, name.evidence.count * 5 >= inside.count * 4 else { break }
            fixed.append(name.value)
        }
        let own = inside.count { $0.inside.count > fixed.count && $0.isInOwn }
        let hasOwn = own * 2 > inside.count
        let count = hasOwn ? own : inside.count { $0.inside.starts(with: fixed) }
        root = most.value
        let parts = ["{Group}", inside[0].sources] + fixed + (hasOwn ? ["{Unit}"] : [])
        form = Learned(parts.joined(separator: "/"), Evidence(count, of: units.count))
    }

    /// One unit's place.
    private struct Place {
        var parent: String
        var module: String
        var sources: String
        var inside: [String]
        /// True if the innermost folder does.
        var isInOwn: Bool

        init?(_ unit: AppUnit, _ parts: [String], above shared: Int, in names: Set<String>) {
            let index = parts.indices.dropFirst(shared).first { names.contains(parts[$0]) }
            guard let index, index > max(shared, 1) else { return nil }
            parent = "/" + parts[..<(index - 1)].joined(separator: "/")
            (module, sources) = (parts[index - 1], parts[index])
            inside = Array(parts[(index + 1)...])
            isInOwn = inside.last?.replacing(" ", with: "") == unit.stem
        }
    }
}
