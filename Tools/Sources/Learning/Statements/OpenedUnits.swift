/// The units that are opened as scenes are: by another scene, or by a type that opens several. What the app begins with, what shows
/// itself over all others, and a piece of several scenes are opened in a way of their own, and have parts of their own.
final class OpenedUnits {
    private let sheet: RoleSheet
    /// Looked at where something is to be told, which of many apps nothing is.
    private lazy var seen = Seen(sheet)

    init(_ sheet: RoleSheet) { self.sheet = sheet }

    /// Returns true if a unit is opened as the others are, so that it needs what they have.
    ///
    /// - Parameters:
    ///   - number: The unit's number.
    ///   - isNearlyWhole: True if it has all but one of several parts.
    func isScene(_ number: Int, isNearlyWhole: Bool) -> Bool {
        let isApart = isNearlyWhole && goesOn(number) ? isAside(number) : isApart(number)
        return !isApart && isOpened(number)
    }

    /// Returns true if somebody is seen to open a unit, or few are seen to be opened.
    func isOpened(_ number: Int) -> Bool {
        seen.opened.count * 2 < sheet.units.count || seen.opened.contains(number)
    }

    /// Returns true if a unit is a piece of others, shows several in it, or is none by its name: it need not hold what they hold.
    func isApart(_ number: Int) -> Bool {
        let name = sheet.units[number].stem
        return (Self.firsts + Self.covers).contains { name == $0 || name.hasSuffix($0) } || isAside(number)
    }

    private func isAside(_ number: Int) -> Bool { seen.pieces.contains(number) || seen.around.contains(number) }

    /// Returns true if a unit that is called as what shows itself over others leads to scenes, as an alert does not.
    private func goesOn(_ number: Int) -> Bool {
        Self.covers.contains(where: sheet.units[number].stem.hasSuffix) && seen.leading.contains(number)
    }

    /// Returns true if a role opens other units where it is there, and not its own, so that a unit which opens none needs it not.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - number: The unit's number.
    func isNeedless(_ role: RoleName, _ number: Int) -> Bool {
        guard !seen.leading.contains(number), let all = sheet.entry(role)?.count else { return false }
        return (seen.leadingRoles[role] ?? 0) * 2 >= all && (seen.buildingRoles[role] ?? 0) * 2 < all
    }

    /// The names of what the app begins with and of what holds others, or how they end.
    private static let firsts = ["Root", "Splash", "Launch", "LaunchScreen", "TabBar", "Tabbar"]
    /// The names of what shows itself over others, or how they end.
    private static let covers = ["Alert", "Toast", "Popup"]

    /// The units that open others, and those that are opened, as far as the sources show it.
    private struct Seen {
        /// The numbers of the units that a scene opens, or a type that opens several.
        var opened: Set<Int> = []
        /// The numbers of those whose types open others.
        var leading: Set<Int> = []
        /// In how many units a role does.
        var leadingRoles: [RoleName: Int] = [:]
        /// In how many units a role makes the unit's own screen.
        var buildingRoles: [RoleName: Int] = [:]
        /// The numbers of those whose view shows several others inside of it.
        var around: Set<Int> = []
        /// The numbers of those that lie where pieces of scenes do.
        var pieces: Set<Int> = []

        init(_ sheet: RoleSheet) {
            let app = sheet.app
            var shown: [Int: Set<Int>] = [:]
            var led: [(own: (unit: Int, role: RoleName), made: RoleName, isScreen: Bool)] = []
            var building: [RoleName: Set<Int>] = [:]
            for (index, type) in app.types.enumerated()
            where !type.functions.isEmpty && type.kind != .protocol && !type.isPreview && !type.beginsApp
                && !app.files[type.file].isTest
            {
                let own = sheet.places[index]
                var units: Set<Int> = []
                for function in type.functions {
                    for made in OutsideBuilders.made(by: function).compactMap({ app.index(of: $0, near: type.file) }) {
                        guard let place = sheet.places[made], sheet.entry(place.role)?.kind == .role else { continue }
                        if let own, own.unit == place.unit {
                            if app.isScreen(made) { building[own.role, default: []].insert(own.unit) }
                            continue
                        }
                        units.insert(place.unit)
                        if let own { led.append((own, place.role, app.isScreen(made))) }
                        if let own, function.accessed == "body", app.isScreen(made) {
                            shown[own.unit, default: []].insert(place.unit)
                        }
                    }
                }
                if own != nil || units.count > 1 || FlowHolds.word(of: type.name) != nil { opened.formUnion(units) }
            }
            buildingRoles = building.mapValues(\.count)
            // Whoever makes another unit's screen opens it, or who builds that; what makes its model does not.
            var roles: [RoleName: Set<Int>] = [:]
            for place in led where place.isScreen || building[place.made] != nil {
                roles[place.own.role, default: []].insert(place.own.unit)
            }
            leading = Set(led.map(\.own.unit))
            leadingRoles = roles.mapValues(\.count)
            around = Set(shown.filter { $0.value.count >= UnitFinder.several }.keys)
            let inPieces = sheet.units.indices.filter { PieceFolders.contains(app.shown(sheet.units[$0].folder)) }
            if inPieces.count * 2 < sheet.units.count { pieces = Set(inPieces) }
        }
    }
}
