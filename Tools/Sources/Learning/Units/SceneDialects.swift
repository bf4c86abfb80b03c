/// Of all dialects, those whose units are screens.
struct SceneDialects {
    let app: SourceApp
    let units: [AppUnit]
    /// Whether a type that carries a unit's name and lies in its folder is a screen, though it is none of its members.
    let hasScreenBeside: (Int) -> Bool

    /// The classes that others inherit from.
    private let bases: Set<Int>

    init(_ app: SourceApp, _ finder: UnitFinder) {
        self.app = app
        var bases: Set<Int> = []
        for type in app.types where type.kind == .class {
            guard let first = type.inherits.first, let base = app.index(of: first, near: type.file) else { continue }
            if app.types[base].kind == .class { bases.insert(base) }
        }
        self.bases = bases
        units = finder.units
        hasScreenBeside = { unit in finder.candidates(of: finder.units[unit]).contains(where: app.isScreen) }
    }

    /// The numbers of the units of each dialect, the largest first.
    func dialects() -> [[Int]] {
        var dialects = DialectFinder(units).dialects().filter(isOfScenes)
        // Where the usual roles of one are all usual in another, it is the same way with less in it.
        var index = dialects.count - 1
        while index > 0 {
            let own = usual(dialects[index])
            if let larger = dialects[..<index].firstIndex(where: { isLess(own, than: usual($0)) }) {
                dialects[larger].units += dialects[index].units
                for (role, count) in dialects[index].roles { dialects[larger].roles[role, default: 0] += count }
                dialects.remove(at: index)
            }
            index -= 1
        }
        for index in dialects.indices { dialects[index].units.removeAll(where: isNone(of: dialects[index])) }
        let all = dialects.reduce(0) { $0 + $1.units.count }
        let least = max(3, all / 15)
        // The one that most types belong to first: screens with nothing beside them may be many, and say little.
        return dialects.filter { $0.units.count >= least }.map { $0.units.sorted() }
            .sorted { (size($1), $0[0]) < (size($0), $1[0]) }
    }

    /// Whether roles are those of another way with some of them missing; where few are left of many, it is a way of its own.
    private func isLess(_ own: Set<RoleName>, than other: Set<RoleName>) -> Bool {
        own.count > 1 && own.count * 4 >= other.count && own.isSubset(of: other)
    }

    /// How many types some units have.
    private func size(_ numbers: [Int]) -> Int { numbers.reduce(0) { $0 + units[$1].members.count } }

    private func usual(_ dialect: Dialect) -> Set<RoleName> {
        Set(dialect.roles.keys.filter { dialect.share($0) >= 0.5 })
    }

    /// Tells the units that are no scenes where nearly all others are: contracts alone, or what several screens share. A scene
    /// that shows another's screen has most of what scenes have.
    private func isNone(of dialect: Dialect) -> (Int) -> Bool {
        let screens = dialect.units.count(where: hasScreen)
        let usual = usual(dialect)
        guard screens * 5 >= dialect.units.count * 4 else { return { _ in false } }
        return { unit in
            let own = units[unit].roles.intersection(usual)
            if own.count * 3 <= usual.count * 2, isBase(unit) { return true }
            return !hasScreen(unit) && own.count * 2 <= usual.count && !hasScreenBeside(unit)
        }
    }

    /// Whether others stand on all screens of a unit, as they do on base classes.
    private func isBase(_ unit: Int) -> Bool {
        let screens = units[unit].members.map(\.type).filter(app.isScreen)
        return !screens.isEmpty && screens.allSatisfy(bases.contains)
    }

    /// Whether most units have a view controller, or a view of SwiftUI beside something else.
    private func isOfScenes(_ dialect: Dialect) -> Bool {
        guard dialect.units.count > 2 else { return false }
        let screens = dialect.units.filter(hasScreen)
        return screens.count * 2 > dialect.units.count
    }
    private func hasScreen(_ unit: Int) -> Bool { units[unit].members.contains { app.isScreen($0.type) } }
}
