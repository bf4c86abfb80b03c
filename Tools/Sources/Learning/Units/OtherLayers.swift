/// The layers beside that of screens: what a feature's data or domain has of a scene's name is no part of the scene, unless most scenes
/// have such a thing, or one in the same folder of the feature's own.
struct OtherLayers {
    private let app: SourceApp
    /// The roles that so many scenes have in another layer that they are a scene's.
    private var parts: Set<RoleName> = []

    /// The ends of folders' names that hold data and what is done with it.
    private static let endings = [
        "data", "domain", "datalayer", "domainlayer", "network", "networking", "networklayer", "repository",
        "repositories",
        "entity", "entities", "persistence", "storage", "database",
    ]

    /// Counts the roles that scenes have in other layers.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - units: The units with screens.
    init(_ app: SourceApp, _ units: [AppUnit]) {
        self.app = app
        var counts: [RoleName: Int] = [:]
        for unit in units {
            guard let screen = app.screen(of: unit) else { continue }
            let others = unit.members.filter { isOther($0.type, than: screen) }
            for role in Set(others.map(\.role)) { counts[role, default: 0] += 1 }
        }
        parts = Set(counts.filter { $0.value * 2 > units.count }.keys)
    }

    /// Returns true if a type belongs to another layer than a scene's screen, and is no part that most scenes have.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - roles: The roles that its name may say.
    ///   - unit: The scene.
    func isForeign(_ type: Int, as roles: [RoleName], in unit: AppUnit) -> Bool {
        guard let screen = app.screen(of: unit), type != screen, isOther(type, than: screen),
            parts.isDisjoint(with: roles)
        else { return false }
        return !isBesideParts(type, of: unit, with: screen)
    }

    /// Returns true if a type that begins with a scene's name is none of the scene's: it belongs to another layer, and stands in the file of
    /// no part that most scenes have there.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - roles: The roles that its name may say.
    ///   - unit: The scene.
    func isLeftOut(_ type: Int, as roles: [RoleName], of unit: AppUnit) -> Bool {
        isForeign(type, as: roles, in: unit) && !isInFileOfPart(type, of: unit)
    }

    /// Returns true if a type lies in its feature's own folder, right beside a part that most scenes have there: that folder is the
    /// scene's, whatever it is called.
    private func isBesideParts(_ type: Int, of unit: AppUnit, with screen: Int) -> Bool {
        let folder = app.folder(of: type)
        let common = zip(folder.split(separator: "/"), app.folder(of: screen).split(separator: "/"))
            .prefix { $0 == $1 }
        guard let feature = common.last?.0, unit.stem.hasPrefix(feature) else { return false }
        return unit.members.contains { parts.contains($0.role) && app.folder(of: $0.type) == folder }
    }

    /// Returns true if a type stands in the file of a part that most scenes have in that layer: `AboutData` below `AboutResponse`.
    private func isInFileOfPart(_ type: Int, of unit: AppUnit) -> Bool {
        unit.members.contains {
            $0.type != type && parts.contains($0.role) && app.types[$0.type].file == app.types[type].file
        }
    }

    /// Returns true if the folder in which a type's way parts from a screen's is one of data, and the screen's is none.
    private func isOther(_ type: Int, than screen: Int) -> Bool {
        Self.isOther(type, than: screen, app, Self.endings)
    }

    /// Units without what few scenes have in a folder of services beside those of the screens: that one bears a scene's name makes no way
    /// of making scenes.
    ///
    /// - Parameters:
    ///   - units: The units.
    ///   - written: The numbers of those that Scaena wrote, which do not say what is rare.
    ///   - app: The app.
    static func withoutServices(_ units: [AppUnit], besides written: Set<Int>, _ app: SourceApp) -> [AppUnit] {
        let found = units.map { unit -> Set<RoleName> in
            guard let screen = app.screen(of: unit) else { return [] }
            return Set(unit.members.filter { isOther($0.type, than: screen, app, services) }.map(\.role))
        }
        let others = units.indices.filter { !written.contains($0) }
        let counts = Dictionary(others.flatMap { found[$0].map { ($0, 1) } }, uniquingKeysWith: +)
        let scenes = others.count { app.screen(of: units[$0]) != nil }
        return zip(units, found).map { unit, roles in
            let few = roles.filter { (counts[$0] ?? 0) * 2 <= scenes }
            guard !few.isEmpty else { return unit }
            var unit = unit
            unit.members.removeAll { few.contains($0.role) }
            return unit
        }
    }

    /// The names of folders that hold what talks to others for scenes.
    private static let services = ["service", "services", "api", "apis", "apiservice", "apiservices"]

    private static func isOther(_ type: Int, than screen: Int, _ app: SourceApp, _ endings: [String]) -> Bool {
        let (own, other) = (app.folder(of: type), app.folder(of: screen))
        guard own != other else { return false }
        let (parts, screens) = (own.split(separator: "/"), other.split(separator: "/"))
        let common = zip(parts, screens).prefix { $0 == $1 }.count
        guard common < parts.count, holds(parts[common], endings) else { return false }
        return common == screens.count || !holds(screens[common], endings)
    }

    private static func holds(_ folder: Substring, _ endings: [String]) -> Bool {
        let name = folder.lowercased().filter(\.isLetter)
        return endings.contains(where: name.hasSuffix)
    }
}
