/// Of all dialects, those whose units are screens.
struct SceneDialects {
    let app: SourceApp
    let units: [AppUnit]

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
        // Contracts without a screen, or what several screens share, are no scenes where the others all are.
        for index in dialects.indices {
            let screens = dialects[index].units.filter(hasScreen)
            guard screens.count * 5 >= dialects[index].units.count * 4 else { continue }
            dialects[index].units = screens
        }
        let all = dialects.reduce(0) { $0 + $1.units.count }
        let least = max(3, all / 15)
        return dialects.filter { $0.units.count >= least }.map { $0.units.sorted() }
            .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }

    private func usual(_ dialect: Dialect) -> Set<RoleName> {
        Set(dialect.roles.keys.filter { dialect.share($0) >= 0.5 })
    }

    /// Whether most units have a view controller, or a view of SwiftUI beside something else.
    private func isOfScenes(_ dialect: Dialect) -> Bool {
        guard dialect.units.count > 2 else { return false }
        let screens = dialect.units.filter(hasScreen)
        return screens.count * 2 > dialect.units.count
    }
    private func hasScreen(_ unit: Int) -> Bool { units[unit].members.contains { app.isScreen($0.type) } }
}
