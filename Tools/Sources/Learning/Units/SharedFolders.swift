/// The folders that hold one part of many units beside the folders of these: `ViewModels`, next to a folder for each scene.
struct SharedFolders {
    /// The folders of each role.
    private var folders: [RoleName: [String]] = [:]

    /// Finds them.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - units: Its units.
    init(_ app: SourceApp, _ units: [AppUnit]) {
        struct Place: Hashable {
            var role: RoleName
            var folder: String
        }
        var all: [RoleName: Int] = [:]
        var found: [Place: [String: Int]] = [:]
        for unit in units {
            guard let screen = app.screen(of: unit) else { continue }
            let home = app.folder(of: screen)
            let own = unit.members.first { $0.type == screen }?.role
            var seen: Set<RoleName> = []
            for member in unit.members where member.role != own && seen.insert(member.role).inserted {
                all[member.role, default: 0] += 1
                guard let folder = Self.folder(app.folder(of: member.type), beside: home, of: unit.stem) else {
                    continue
                }
                found[Place(role: member.role, folder: folder), default: [:]][home, default: 0] += 1
            }
        }
        for (place, homes) in found.sorted(by: { $0.key.folder < $1.key.folder }) {
            let count = homes.values.reduce(0, +)
            // Where all screens stand in one folder, each part of a unit has a folder, and none is beside the others.
            let isSpread = (homes.values.max() ?? 0) * 5 < count * 4
            guard count > 2, count * 4 >= all[place.role] ?? 0, isSpread else { continue }
            folders[place.role, default: []].append(place.folder)
        }
    }

    /// The folder of these that holds a part, `nil` where none does.
    func folder(of role: RoleName, in folder: String) -> String? {
        folders[role]?.first { folder == $0 || folder.hasPrefix($0 + "/") }
    }

    /// The units of one way with the folders that most of them share, and where those are seen from.
    ///
    /// - Parameters:
    ///   - units: The units.
    ///   - app: The app.
    func added(to units: [AppUnit], in app: SourceApp) -> [AppUnit] {
        var counts: [String: Int] = [:]
        for unit in units {
            for folder in Set(unit.members.compactMap { folder(of: $0.role, in: app.folder(of: $0.type)) }) {
                counts[folder, default: 0] += 1
            }
        }
        let shared = counts.filter { $0.value > 2 && $0.value * 3 >= units.count }.keys.sorted()
        guard let first = shared.first else { return units }
        // From where all of them, and most units, are seen.
        var root = String(first[..<(first.lastIndex(of: "/") ?? first.startIndex)])[...]
        while !root.isEmpty, !shared.allSatisfy({ $0.hasPrefix(root + "/") }) {
            root = root[..<(root.lastIndex(of: "/") ?? root.startIndex)]
        }
        let inside = units.map(\.folder).filter { $0.hasPrefix(root + "/") }
        guard !root.isEmpty, inside.count * 2 > units.count else { return units }
        let around = FoldersAround(Dictionary(inside.map { ($0, 1) }, uniquingKeysWith: +))
        let fixed = around.innermost(with: (inside.count * 4 + 4) / 5)?.dropFirst(root.count) ?? ""
        let depth = fixed.split(separator: "/").count
        return units.map { unit in
            var unit = unit
            unit.beside = AppUnit.Beside(root: String(root), folders: shared, depth: depth)
            return unit
        }
    }

    /// The outermost folder around a part that is not around its unit's screen, where it is near that and not the unit's own.
    private static func folder(_ part: String, beside home: String, of stem: String) -> String? {
        let (parts, homes) = (part.split(separator: "/"), home.split(separator: "/"))
        let common = zip(parts, homes).prefix { $0 == $1 }.count
        guard common > 0, parts.count > common, homes.count > common, !parts[common].contains(stem) else { return nil }
        // However deep it is, one in a folder of the same path is near.
        let isMirrored = parts.dropFirst(common + 1) == homes.dropFirst(common + 1)
        guard isMirrored || homes.count - common <= UnitHome.farthestPart else { return nil }
        return "/" + parts[...common].joined(separator: "/")
    }
}

extension SourceApp {
    /// The folder of a type's file.
    func folder(of type: Int) -> String { files[types[type].file].folder }

    /// The screen of a unit, a view controller where it has one.
    func screen(of unit: AppUnit) -> Int? {
        let types = unit.members.map(\.type)
        return types.first(where: isViewController) ?? types.first(where: isScreen)
    }
}
