/// Of all dialects, those whose units are screens.
struct SceneDialects {
    let app: SourceApp
    let units: [AppUnit]
    /// Whether a type that carries a unit's name and lies in its folder is a screen, though it is none of its members.
    let hasScreenBeside: (Int) -> Bool

    init(_ app: SourceApp, _ finder: UnitFinder) {
        self.app = app
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
            if let larger = dialects[..<index].firstIndex(where: { own.isSubset(of: usual($0)) && own.count > 1 }) {
                dialects[larger].units += dialects[index].units
                for (role, count) in dialects[index].roles { dialects[larger].roles[role, default: 0] += count }
                dialects.remove(at: index)
            }
            index -= 1
        }
        for index in dialects.indices { dialects[index].units.removeAll(where: isNone(of: dialects[index])) }
        let all = dialects.reduce(0) { $0 + $1.units.count }
        let least = max(3, all / 15)
        return dialects.filter { $0.units.count >= least }.map { $0.units.sorted() }
            .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }

    private func usual(_ dialect: Dialect) -> Set<RoleName> {
        Set(dialect.roles.keys.filter { dialect.share($0) >= 0.5 })
    }

    /// Tells the units that are no scenes where nearly all others are: contracts alone, or what several screens share. A scene
    /// that shows another's screen has most of what scenes have.
    private func isNone(of dialect: Dialect) -> (Int) -> Bool {
        let screens = dialect.units.count(where: hasScreen)
        let usual = usual(dialect).filter { !$0.isProtocol }
        guard screens * 5 >= dialect.units.count * 4 else { return { _ in false } }
        return { unit in
            !hasScreen(unit) && units[unit].roles.intersection(usual).count * 2 <= usual.count && !hasScreenBeside(unit)
        }
    }

    /// Whether most units have a view controller, or a view of SwiftUI beside something else.
    private func isOfScenes(_ dialect: Dialect) -> Bool {
        guard dialect.units.count > 2 else { return false }
        let screens = dialect.units.filter(hasScreen)
        return screens.count * 2 > dialect.units.count
    }
    private func hasScreen(_ unit: Int) -> Bool { units[unit].members.contains { app.isScreen($0.type) } }
}
