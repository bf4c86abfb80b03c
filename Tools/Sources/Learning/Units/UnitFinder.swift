import SourceModel

/// Finds the units of an app: in each folder, from the innermost out, the names that most of what recurs stands after.
struct UnitFinder {
    let app: SourceApp
    let lexicon: SuffixLexicon
    let names: [Int: CamelWords]
    /// The ways to cut each type's name.
    private let allSplits: ParallelResults<[Split]>
    var units: [AppUnit] = []
    /// The numbers of the units with a name.
    var unitsByStem: [String: [Int]] = [:]

    /// The folders that hold one part of many units.
    private(set) var sharedFolders: SharedFolders
    /// The number of the scene that each type belongs to by its name and place, of those that belong to one.
    var owners: [Int: Int] = [:]
    /// The roles that so many scenes have in their folders, or elsewhere, that one which stands elsewhere is a scene's.
    var habits: Set<RoleName> = []
    /// The types of each scene.
    var owned: [Int: [Int]] = [:]
    var typesByFirstWord: [String: [Int]] = [:]
    /// The layers beside that of screens.
    var layers: OtherLayers?
    /// The parts of scenes in modules of interfaces.
    var interfaces: [[String]: Interfaces] = [:]
    /// The types that bear their scene's name alone.
    let bare: BareNames
    /// The units that Scaena wrote.
    var scaffolded: [Int: ScaffoldedUnit] = [:]
    /// The scenes that stay as they were noted, by their units' numbers.
    var kept: [Int: NotedScenes.Scene] = [:]
    /// The types whose scene's name is known by a pair of them.
    private var paired: [Int: String] = [:]

    /// One way to cut a type's name.
    struct Split: Sendable {
        var type: Int
        var stem: String
        var role: RoleName
    }

    private struct Folder {
        var types: [Int] = []
        var children: [String] = []
    }

    /// Finds the units.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - scaffolds: The scenes that are found by what wrote them, and nothing else by them, with their types.
    ///   - jobs: The number of threads that take part.
    init(_ app: SourceApp, besides scaffolds: [ScaffoldedUnit: [Int]] = [:], jobs: Int) {
        self.app = app
        var names: [Int: CamelWords] = [:]
        // What is nested in a type is named after that, whatever its own name begins with. A view of SwiftUI that is private to a file is
        // a piece of what stands there, with its own private view model, and a preview beside a view makes no unit of both. What the
        // system begins an app with is no part of a scene.
        let pieces = app.pieces
        func isPiece(_ type: SourceType) -> Bool {
            type.isOfFile && (pieces[type.file] ?? []).contains { type.name.hasPrefix($0.name) }
                || app.isOfPreview(type)
        }
        for (index, type) in app.types.enumerated()
        where type.nesting.isEmpty && !app.files[type.file].isTest && !type.isPreview
            && !isPiece(type) && !(type.kind == .struct && type.beginsApp)
        {
            names[index] = CamelWords(type.name)
        }
        let named = names
        self.names = named
        // What is found by its record shows no habit of the team's.
        for type in scaffolds.values.joined() { names[type] = nil }
        let bare = BareNames(app, names.keys.sorted())
        self.bare = bare
        var byFolder: [String: [CamelWords]] = [:]
        for (index, name) in names.sorted(by: { $0.key < $1.key }) {
            byFolder[app.files[app.types[index].file].folder, default: []].append(name)
        }
        let screens = Set(names.keys.filter(app.isScreen).map { app.types[$0].name })
        let lexicon = SuffixLexicon(
            byFolder.sorted { $0.key < $1.key }.map(\.value), screens: screens, bare: bare.wholeNames(app))
        // What one folder leaves over is asked for again in the next one out.
        let leading = LeadingRoles(names.values.map(\.name), screens: screens)
        let contracts = ContractNames(app, names.keys.sorted(), screens: screens)
        let splits = ParallelResults<[Split]>(app.types.count)
        let batch = 128
        Workers.run((app.types.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, app.types.count) {
                guard let name = named[index] else { continue }
                let isProtocol = app.types[index].kind == .protocol
                splits[index] =
                    leading.split(of: index, name.name, isProtocol: isProtocol) ?? contracts.split(of: index)
                    ?? Self.splits(
                        of: index, name, isProtocol: isProtocol,
                        isScreen: screens.contains(name.name) || app.isScreen(index), lexicon)
                if bare.isBare(index) { splits[index]?.append(Split(type: index, stem: name.name, role: .bare)) }
            }
        }
        (allSplits, self.lexicon) = (splits, lexicon)
        func cuts(_ fits: (Int) -> Bool) -> [PairedNames.Cut] {
            names.keys.sorted().filter(fits).flatMap { index in
                (splits[index] ?? []).filter { $0.role.prefix.isEmpty && !$0.role.isProtocol }
                    .map { PairedNames.Cut(type: index, stem: $0.stem, suffix: $0.role.suffix) }
            }
        }
        paired =
            PairedNames(
                app, screens: cuts(app.isScreen),
                others: cuts { app.types[$0].kind == .class && !app.isShown($0) }
            ).names.merging(bare.names) { _, own in own }
        sharedFolders = SharedFolders(app, [])
        find(names.keys.sorted())
        addScaffolded(scaffolds)
        for index in named.keys.sorted() {
            if let name = named[index] { typesByFirstWord[name.word(0), default: []].append(index) }
        }
    }

    /// Finds the units among some types.
    private mutating func find(_ types: [Int]) {
        var folders: [String: Folder] = [:]
        func note(_ path: String) {
            guard folders[path] == nil else { return }
            folders[path] = Folder()
            guard let cut = path.lastIndex(of: "/"), cut > path.startIndex else { return }
            let parent = String(path[..<cut])
            note(parent)
            folders[parent]?.children.append(path)
        }
        for index in types {
            let folder = app.files[app.types[index].file].folder
            note(folder)
            folders[folder]?.types.append(index)
        }
        // The innermost first: what a folder leaves over is looked at again in the folder around it.
        let order = folders.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        var left: [String: [Int]] = [:]
        // The names of the units that stand in a folder, or below it.
        var stems: [String: Set<String>] = [:]
        for path in order {
            guard let folder = folders[path] else { continue }
            let types = folder.types + folder.children.sorted().flatMap { left.removeValue(forKey: $0) ?? [] }
            var own = folder.children.reduce(into: Set()) { $0.formUnion(stems.removeValue(forKey: $1) ?? []) }
            let shared = own.filter { unitsByStem[$0].map { $0.count > 1 } ?? false }.sorted()
            if folder.children.count > 1 {
                joinUnits(of: folder.children, in: path, among: shared)
                joinMirrored(folder.children, among: shared)
                joinInterfaces(of: folder.children, among: shared)
            } else if !shared.isEmpty {
                joinUnits(of: folder.children, in: path, among: shared.filter { isCalled(path, $0) })
            }
            let known = units.count
            // A folder with one child and nothing of its own adds nothing to see.
            left[path] = folder.types.isEmpty && folder.children.count == 1 ? types : takeUnits(of: types, in: path)
            own.formUnion(units[known...].map(\.stem))
            stems[path] = own
        }
        joinLeftInterfaces()
        joinLeftOver(left.values.flatMap(\.self).sorted())
        sharedFolders = SharedFolders(app, units)
        let home = UnitHome(app: app, shared: sharedFolders)
        for index in units.indices { units[index].folder = home.folder(of: units[index]) }
        joinParts()
        joinWhereOthersLie()
        dropPieces()
        dropOtherLayers()
        units.removeAll { $0.members.isEmpty }
    }

    /// Takes back what its folder alone made a unit of: a factory of `AboutViewModel` belongs to `About`.
    private mutating func joinParts() {
        let screens = Set(units.indices.filter { hasScreen(units[$0]) })
        for number in units.indices where !screens.contains(number) {
            let part = units[number]
            let words = CamelWords(part.stem)
            let wholes = (1..<max(words.count, 1)).reversed().flatMap { unitsByStem[words.prefix($0)] ?? [] }
            guard
                let whole = wholes.first(where: {
                    screens.contains($0) && isInside(part.folder, units[$0].folder)
                })
            else { continue }
            let between = words.dropFirst(CamelWords(units[whole].stem).count)
            let roles = part.members.map { member in
                RoleName(
                    prefix: member.role.prefix, suffix: between + member.role.suffix, isProtocol: member.role.isProtocol
                )
            }
            let known = roles.filter { lexicon.support[$0.suffix] != nil && !units[whole].roles.contains($0) }
            // What has a role that the whole has, too, is a part where most of it is called so in other units as well.
            let isPart =
                units[whole].roles.isDisjoint(with: part.roles) || known.count * 3 >= roles.count * 2
            guard isPart, known.count * 2 >= roles.count, !known.isEmpty else { continue }
            for (member, role) in zip(part.members, roles) where known.contains(role) {
                add(Split(type: member.type, stem: units[whole].stem, role: role), to: whole)
            }
            units[number].members = []
            unitsByStem[part.stem]?.removeAll { $0 == number }
        }
    }

    /// Makes units of what shares a name, and gives what is left.
    private mutating func takeUnits(of types: [Int], in folder: String) -> [Int] {
        guard types.count > 1 else { return types }
        var splits: [String: [Split]] = [:]
        for type in types {
            for split in self.splits(of: type) { splits[split.stem, default: []].append(split) }
        }
        var scored: [(stem: String, score: Double)] = []
        for (stem, found) in splits {
            let roles = Set(found.map(\.role))
            if roles.count > 1, lexicon.endsEarly(before: roles) || isOfSeveralScenes(found) || isOfManyScreens(found) {
                continue
            }
            let isKnown = unitsByStem[stem]?.contains { isInside(units[$0].folder, folder) } ?? false
            if isKnown || roles.count > 1 && !isOfOneKind(found) {
                // In one order, since sums of fractions depend on it.
                scored.append((stem, roles.sorted().reduce(0) { $0 + lexicon.weight($1.suffix) }))
            }
        }
        let whole = WholeNames(splits.mapValues { .init($0.map { ($0.role, $0.type) }, app) }).names(in: folder)
        func rank(_ stem: String) -> Int { whole.contains(stem) ? stem.utf8.count : 0 }
        scored.sort { left, right in
            (rank(right.stem), right.score, right.stem.utf8.count, left.stem)
                < (rank(left.stem), left.score, left.stem.utf8.count, right.stem)
        }
        var taken: Set<Int> = []
        for (stem, _) in scored {
            var free = (splits[stem] ?? []).filter { !taken.contains($0.type) && !isOfLonger($0, in: folder) }
            guard !free.isEmpty else { continue }
            if let known = unitsByStem[stem]?.first(where: { isInside(units[$0].folder, folder) }) {
                free = withoutNamesakes(free, of: units[known].members.map(\.type))
                for split in free { add(split, to: known) }
            } else {
                guard Set(free.map(\.role)).count > 1 else { continue }
                free = withoutNamesakes(free, of: [])
                unitsByStem[stem, default: []].append(units.count)
                units.append(AppUnit(stem: stem, folder: folder, members: []))
                for split in free { add(split, to: units.count - 1) }
            }
            taken.formUnion(free.map(\.type))
        }
        return types.filter { !taken.contains($0) }
    }

    private mutating func add(_ split: Split, to unit: Int) {
        guard !units[unit].members.contains(where: { $0.type == split.type }) else { return }
        units[unit].members.append(.init(type: split.type, role: split.role))
    }

    /// Joins types that stand elsewhere to the one unit of their name, where their name's ending is one that many
    /// units have in their folders, or that many have there.
    private mutating func joinLeftOver(_ types: [Int]) {
        var known: [RoleName: Int] = [:]
        for unit in units where hasScreen(unit) { for role in unit.roles { known[role, default: 0] += 1 } }
        var joining: [Split] = []
        var counts: [RoleName: Int] = [:]
        for type in types {
            let splits = self.splits(of: type).sorted { $0.stem.utf8.count > $1.stem.utf8.count }
            for split in splits {
                guard let unit = only(split.stem), !units[unit].roles.contains(split.role) else { continue }
                joining.append(split)
                counts[split.role, default: 0] += 1
                break
            }
        }
        let many = max(Self.several, units.count(where: hasScreen) / 10)
        for split in joining {
            let isRole = (known[split.role] ?? 0) >= many || (counts[split.role] ?? 0) >= many
            guard isRole, let unit = only(split.stem), !units[unit].roles.contains(split.role) else { continue }
            add(split, to: unit)
        }
    }

    /// Units with what stands in their folders beside: types of their names that have a word more before a role's, as
    /// `AboutHeaderView` has. What recurs in this way is a role, too.
    ///
    /// - Parameter numbers: The units of one dialect.
    /// - Returns: The same units with more members.
    func filled(_ numbers: [Int]) -> [AppUnit] {
        let units = numbers.map { number in
            var unit = self.units[number]
            if kept[number] != nil { return unit }
            unit.members.removeAll { member in
                guard let owner = owners[member.type] else {
                    return !habits.contains(member.role) && app.types[member.type].nesting.isEmpty
                        && !isInside(app.files[app.types[member.type].file].folder, unit.folder)
                }
                return owner != number
            }
            return unit
        }
        var roles = Set(units.flatMap(\.roles))
        var found: [[(type: Int, roles: [RoleName])]] = []
        var counts: [RoleName: Int] = [:]
        for (number, unit) in zip(numbers, units) {
            let own = Set(unit.members.map(\.type))
            let stem = CamelWords(unit.stem).count
            let rest = (owned[number] ?? []).filter { !own.contains($0) && !isNoted($0, of: number) }.compactMap {
                index in
                names[index].map { (type: index, roles: possibleRoles($0, stem, of: index)) }
            }
            found.append(rest)
            for role in Set(rest.compactMap(\.roles.last)) { counts[role, default: 0] += 1 }
        }
        let least = max(3, Int((Double(units.count) * RoleSheet.leastShare).rounded(.up)))
        roles.formUnion(counts.filter { $0.value >= least }.keys)
        return zip(units, found).map { unit, found in
            var unit = unit
            var own = Set(unit.members.map { app.types[$0.type].name })
            for (type, all) in found {
                guard let role = all.first(where: roles.contains), own.insert(app.types[type].name).inserted else {
                    continue
                }
                let rest = String(Substring(app.types[type].name.utf8.dropFirst(unit.stem.utf8.count)))
                let isWhole = lexicon.spelt(rest, isScreen: app.isScreen(type)) == role.suffix
                unit.members.append(.init(type: type, role: isWhole ? role : role.opened))
            }
            return unit
        }
    }

    /// The roles that a name may say after a unit's name, the longest first.
    func possibleRoles(_ name: CamelWords, _ stem: Int, of type: Int) -> [RoleName] {
        guard name.count > stem else { return [] }
        return (stem..<name.count).compactMap { cut in
            guard !lexicon.isNoEnding(name, at: cut) else { return nil }
            return RoleName(
                prefix: "", suffix: lexicon.spelt(name.dropFirst(cut), isScreen: app.isScreen(type)),
                isProtocol: app.types[type].kind == .protocol)
        }
    }

    func splits(of type: Int) -> [Split] {
        let all = allSplits[type] ?? []
        return paired[type].map { name in all.filter { $0.stem == name } } ?? all
    }
}
