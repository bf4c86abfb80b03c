/// The scenes of an app, and what belongs to them.
struct FoundScenes: Sendable {
    /// The units of each dialect.
    private(set) var units: [[AppUnit]]
    /// The screens that are made as those of each way are, with a part of another name.
    private(set) var alike: [[AlikeScreens.Pair]] = []
    /// All units that were found, those that are no scenes among them.
    var all: [AppUnit] { finder.units }
    /// The types that belong to the scenes of each dialect, each with its unit's number.
    private(set) var named: [[Int: Int]]
    /// The files of the types whose members matter.
    let files: [Int]
    private let finder: UnitFinder
    /// The numbers of the units of each way, as the finder gave them.
    private let numbers: [[Int]]
    /// The ways that stay as they were noted, the first of all.
    let kept: [NotedScenes.Way]

    /// Finds the scenes.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - noted: The scenes as they were noted last and are still there, `nil` where all are looked for anew.
    ///   - jobs: The number of threads that take part.
    init(_ app: SourceApp, keeping noted: KeptScenes? = nil, jobs: Int) {
        var (finder, ways, kept): (UnitFinder, [[Int]], [NotedScenes.Way])
        if let found = noted.flatMap({ Self.kept($0, in: app, jobs: jobs) }) {
            (finder, ways, kept) = found
        } else {
            (finder, ways) = Self.found(in: app, jobs: jobs)
            kept = []
        }
        self.kept = kept
        let units = finder.units
        ways = ways.map { $0.sorted { (units[$0].folder, units[$0].stem) < (units[$1].folder, units[$1].stem) } }
        finder.settle(ways.flatMap(\.self))
        let scenes = ways.map { finder.sharedFolders.added(to: finder.filled($0), in: app) }
        named = zip(ways, scenes).map(finder.named)
        let members = scenes.joined().flatMap(\.members).map(\.type)
        let builders = app.types.indices.filter {
            app.isViewController($0) || OutsideBuilders.isNamed(app.types[$0])
                || OutsideBuilders.isOfScenes(app.types[$0]) || app.types[$0].isRepresentable
                || app.hasBuildersName(app.types[$0].file) || app.isOpenScreen($0) || app.types[$0].beginsApp
        }
        let acting = Set(members).union(named.joined().map(\.key)).union(builders)
        let aliases = app.aliasExtensions.filter { OutsideBuilders.isNamed($0) || app.hasBuildersName($0.file) }
        files = Set(app.files(of: acting.union(app.parents(of: acting))) + aliases.map(\.file)).sorted()
        self.units = scenes
        self.finder = finder
        numbers = ways
    }

    /// The units and ways of an app with those of a note; `nil` where no two scenes of one are left.
    private static func kept(
        _ noted: KeptScenes, in app: SourceApp, jobs: Int
    ) -> (UnitFinder, ways: [[Int]], kept: [NotedScenes.Way])? {
        var finder = UnitFinder(app, besides: app.scaffoldedScenes(among: noted.new), jobs: jobs)
        let found = finder.keep(noted)
        guard !found.isEmpty else { return nil }
        return (finder, SceneDialects(app, finder).dialects(keeping: found, new: noted.new), found.map(\.way))
    }

    /// The units and ways of an app of which nothing is noted.
    private static func found(in app: SourceApp, jobs: Int) -> (UnitFinder, ways: [[Int]]) {
        var scaffolds = app.scaffoldedScenes
        var finder = UnitFinder(app, besides: scaffolds, jobs: jobs)
        var found = SceneDialects(app, finder).dialects()
        // What Scaena wrote in a way that is none of the others' is told as these are.
        while found.scaffolded.count < scaffolds.count {
            scaffolds = scaffolds.filter { found.scaffolded.contains($0.key) }
            finder = UnitFinder(app, besides: scaffolds, jobs: jobs)
            found = SceneDialects(app, finder).dialects()
        }
        let units = finder.units
        let collected = CollectedApps(app)
        return (finder, found.ways.filter { numbers in !collected.hold(numbers.map { units[$0].folder }) })
    }

    /// The types with a scene's name, or once seen as its parts, that turned out to be another's.
    func left(ofScene number: Int, way: Int) -> Set<Int> {
        finder.seen(of: numbers[way][number]).filter { named[way][$0] != number }.subtracting(ownOfAlike)
    }

    /// The types of screens that are made as a way's scenes are, with a part of another name.
    var ownOfAlike: Set<Int> { Set(alike.joined().flatMap(\.own)) }

    /// Takes what only the members of types tell: parts that lead to other scenes are none of theirs, and some screens are like theirs.
    mutating func settle(_ app: SourceApp) {
        let leading = LeadingParts(app, units, finder.sharedFolders)
        for way in units.indices.dropFirst(kept.count) {
            let (left, gone) = leading.taken(from: units[way])
            guard !gone.isEmpty else { continue }
            units[way] = left
            // What is named after a flow is the flow's.
            let names = gone.map { app.types[$0].name }
            named[way] = named[way].filter { type, _ in
                !gone.contains(type) && !names.contains(where: app.types[type].name.hasPrefix)
            }
        }
        takeBareScreens(app)
        takeNamesakes(app)
        var known = ownTypes(app)
        alike = units.map { units in
            let found = AlikeScreens(app, besides: known).found(like: units)
            known.formUnion(found.flatMap(\.own))
            return found
        }
        let others = ownOfAlike
        if !others.isEmpty { named = named.map { $0.filter { !others.contains($0.key) } } }
        units = units.map { Spellings.asMost(of: $0, in: app) }
    }

    /// The types that are scenes' own: by a role, or by a name and a place beside the screen. What begins with a scene's name and lies
    /// elsewhere may be another's.
    private func ownTypes(_ app: SourceApp) -> Set<Int> {
        var own = Set(units.joined().flatMap(\.members).map(\.type))
        for (types, units) in zip(named, units) {
            let homes = units.map { unit in app.screen(of: unit).map(app.folder) ?? unit.folder }
            for (type, unit) in types where finder.isInside(app.folder(of: type), homes[unit]) { own.insert(type) }
        }
        return own
    }

    /// Takes the screens of other apps of the repository, or other targets, that bear the name of a scene's: what it is told of is made in
    /// its way once, however often it is there.
    private mutating func takeNamesakes(_ app: SourceApp) {
        let known = Set(named.joined().map(\.key))
        let others = Dictionary(grouping: app.openScreens.filter { !known.contains($0) }) { app.types[$0].name }
        guard !others.isEmpty else { return }
        for way in units.indices {
            for (number, unit) in units[way].enumerated() {
                for member in unit.members where app.isOpenScreen(member.type) {
                    for other in others[app.types[member.type].name] ?? [] { named[way][other] = number }
                }
            }
        }
    }

    /// Takes view controllers that bear the bare name of a scene that has no view controller.
    private mutating func takeBareScreens(_ app: SourceApp) {
        var known = Set(named.joined().map(\.key))
        let others = Dictionary(grouping: app.controllers.filter { !known.contains($0) }) { app.types[$0].name }
        for way in units.indices {
            for (number, unit) in units[way].enumerated()
            where !unit.members.contains(where: { app.isViewController($0.type) }) {
                let own = (others[unit.stem] ?? []).filter { finder.isInside(app.folder(of: $0), unit.folder) }
                if own.count == 1, known.insert(own[0]).inserted { named[way][own[0]] = number }
            }
        }
    }
}
