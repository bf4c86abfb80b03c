/// The noted scenes that an app still has.
struct KeptScenes: Sendable {
    /// A scene with the types that are there.
    struct Scene: Sendable {
        /// The scene as it was noted.
        var noted: NotedScenes.Scene
        /// The scene as it is, without what it got since.
        var unit: AppUnit
    }

    /// The ways that have scenes left, in the order in which they were noted.
    let ways: [(noted: NotedScenes.Way, scenes: [Scene])]
    /// The types that are new: no note knows them, or there are more of their name than were noted.
    let new: Set<Int>

    /// Looks for noted scenes; `nil` where an app has become another since: of four scenes one is gone.
    ///
    /// - Parameters:
    ///   - noted: The note.
    ///   - project: The folder from which folders are noted.
    ///   - app: The app.
    init?(_ noted: NotedScenes, in project: String, _ app: SourceApp) {
        var named: [String: [Int]] = [:]
        for index in app.types.indices where !app.files[app.types[index].file].isTest {
            named[app.types[index].qualifiedName, default: []].append(index)
        }
        // A type that stands where it was noted is no namesake's.
        let exact = Set(
            noted.scenes.flatMap(\.parts).compactMap { part in
                part.folder.flatMap { folder in
                    named[part.type]?.first { app.folder(of: $0) == NotedScenes.path(of: folder, in: project) }
                }
            })
        var taken: Set<Int> = []
        var ways: [(noted: NotedScenes.Way, scenes: [Scene])] = []
        for way in noted.ways {
            let scenes = way.scenes.compactMap { Self.scene($0, in: project, app, named, exact, &taken) }
            if scenes.count > 1 { ways.append((way, scenes)) }
        }
        let (kept, all) = (ways.reduce(0) { $0 + $1.scenes.count }, noted.scenes.count)
        guard kept > 0, kept * 4 >= all * 3 else { return nil }
        self.ways = ways
        var known: [String: Int] = [:]
        for name in noted.others { known[name, default: 0] += 1 }
        for scene in noted.scenes {
            for part in scene.parts { known[part.type, default: 0] += 1 }
            for name in scene.besides ?? [] { known[name, default: 0] += 1 }
        }
        for name in noted.scenes.flatMap({ $0.left ?? [] }) where known[name] == nil { known[name] = 1 }
        new = named.reduce(into: Set()) { new, types in
            if types.value.count > known[types.key] ?? 0 { new.formUnion(types.value.filter { !taken.contains($0) }) }
        }
    }

    /// A noted scene, `nil` where fewer than half of its parts are left.
    private static func scene(
        _ noted: NotedScenes.Scene, in project: String, _ app: SourceApp, _ named: [String: [Int]],
        _ exact: Set<Int>, _ taken: inout Set<Int>
    ) -> Scene? {
        let folder = NotedScenes.path(of: noted.folder, in: project)
        var members: [AppUnit.Member] = []
        var others = taken
        for part in noted.parts {
            let place = NotedScenes.path(of: part.folder ?? noted.folder, in: project)
            let free = (named[part.type] ?? []).filter { type in
                !others.contains(type) && (!exact.contains(type) || part.folder == nil || app.folder(of: type) == place)
            }
            guard let type = Self.nearest(free, to: place, app),
                let role = RoleName(form: part.form, isProtocol: app.types[type].kind == .protocol)
            else { continue }
            members.append(.init(type: type, role: role))
            others.insert(type)
        }
        guard members.count * 2 >= noted.parts.count else { return nil }
        taken = others
        return Scene(noted: noted, unit: AppUnit(stem: noted.name, folder: folder, members: members))
    }

    /// The type whose folder is nearest to another.
    private static func nearest(_ types: [Int], to folder: String, _ app: SourceApp) -> Int? {
        guard types.count > 1 else { return types.first }
        let names = folder.split(separator: "/")
        func nearness(_ type: Int) -> Int {
            let own = app.folder(of: type).split(separator: "/")
            return zip(names, own).prefix { $0 == $1 }.count
                + zip(names.reversed(), own.reversed()).prefix { $0 == $1 }.count
        }
        return types.max { (nearness($0), $1) < (nearness($1), $0) }
    }
}

extension UnitFinder {
    /// Puts the noted scenes that are still there in the place of what was found of their types.
    ///
    /// - Parameter scenes: The noted scenes.
    /// - Returns: The ways of which two scenes are left, with their numbers.
    mutating func keep(_ scenes: KeptScenes) -> [(way: NotedScenes.Way, units: [Int])] {
        let own = Set(scenes.ways.flatMap(\.scenes).flatMap(\.unit.members).map(\.type))
        let found = Dictionary(grouping: units.indices) { units[$0].stem }
        // What was found with a noted scene's types, and was there when it was noted, is none of a scene.
        for number in units.indices where units[number].members.contains(where: { own.contains($0.type) }) {
            units[number].members.removeAll { !scenes.new.contains($0.type) }
        }
        let ways = scenes.ways.map { way, kept in
            let numbers = kept.compactMap { scene -> Int? in
                var unit = scene.unit
                // A folder that moved is looked for anew.
                let screen = app.screen(of: unit).map(app.folder)
                if !(screen.map { isInside($0, unit.folder) } ?? true) {
                    unit.folder = UnitHome(app: app, shared: sharedFolders).folder(of: unit)
                }
                for number in found[unit.stem] ?? [] where isInside(units[number].folder, unit.folder) {
                    unit.members += units[number].members.filter { member in
                        scenes.new.contains(member.type) && isInside(app.folder(of: member.type), unit.folder)
                    }
                    units[number].members = []
                }
                // What lost half of its parts, or its screen, is no scene.
                let isWhole = unit.members.count >= scene.noted.parts.count
                guard isWhole || app.screen(of: unit) != nil && unit.members.count * 2 > scene.noted.parts.count
                else { return nil }
                self.kept[units.count] = scene.noted
                units.append(unit)
                return units.count - 1
            }
            return (way: way, units: numbers)
        }
        return ways.filter { $0.units.count > 1 }
    }
}
