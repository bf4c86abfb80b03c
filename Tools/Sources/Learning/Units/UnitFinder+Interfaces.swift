/// Joins what one unit has in folders beside each other, and in a module of interfaces.
extension UnitFinder {
    /// The number of units that makes a habit.
    static let several = 3

    /// Joins what has one name and lies in folders beside each other, as where folders are sorted by kind: view controllers
    /// here, view models there, be they in a folder of their name in it or not.
    ///
    /// - Parameters:
    ///   - children: The folders beside each other.
    ///   - folder: The folder that they are in.
    ///   - stems: The names that several units have, in order.
    mutating func joinUnits(of children: [String], in folder: String, among stems: [String]) {
        let below = Set(children)
        for stem in stems {
            let numbers = unitsByStem[stem] ?? []
            // Whatever is around it, a folder of the unit's own name holds one unit of it.
            let isOwn = isCalled(folder, stem)
            let beside = numbers.filter { number in
                let home = units[number].folder
                if isOwn, isInside(home, folder) { return true }
                guard !below.contains(home), let cut = home.lastIndex(of: "/") else { return below.contains(home) }
                return below.contains(String(home[..<cut])) && stem.hasPrefix(home[home.index(after: cut)...])
                    || children.contains {
                        Self.spells(home, below: $0, stem) || hasScreen(number) && isOfKinds(home, below: $0)
                    }
            }
            guard beside.count > 1, let first = beside.first else { continue }
            for other in beside.dropFirst() where units[other].roles.isDisjoint(with: units[first].roles) {
                units[first].members += units[other].members
                units[first].folder = folder
                units[other].members = []
                unitsByStem[stem]?.removeAll { $0 == other }
            }
        }
    }

    /// Returns true if a folder bears a unit's name, `About Us` that of `AboutUs`.
    func isCalled(_ folder: String, _ stem: String) -> Bool {
        if folder.hasSuffix("/" + stem) { return true }
        let last = folder[(folder.lastIndex(of: "/") ?? folder.startIndex)...].filter { $0.isLetter || $0.isNumber }
        return last == stem.filter { $0.isLetter || $0.isNumber }
    }

    /// Returns true if all folders of a path below one beside others are called as parts are, that one too: `View/View Controller`,
    /// where view models lie in `View Model`.
    private func isOfKinds(_ path: String, below folder: String) -> Bool {
        guard path.hasPrefix(folder + "/"), let cut = folder.lastIndex(of: "/") else { return false }
        return path[cut...].split(separator: "/").allSatisfy { name in
            let kind = String(name.filter { $0.isLetter || $0.isNumber })
            return isKind(kind) || kind.last == "s" && isKind(String(kind.dropLast()))
        }
    }

    /// Returns true if a folder's name is that of a part by its letters.
    private func isKind(_ name: String) -> Bool { lexicon.support[name] != nil }

    /// Returns true if the folders of a path below another are a unit's name together: `Shows/Progress` of `ShowsProgress`.
    private static func spells(_ path: String, below folder: String, _ stem: String) -> Bool {
        path.hasPrefix(folder + "/") && path.dropFirst(folder.count).filter { $0 != "/" && $0 != " " } == stem
    }

    /// Joins what one name has in two trees of folders that mirror each other, `Match/Sources/AboutFeature` and
    /// `Core/Sources/AboutLogic`: the screen in one, and what acts for it in the other. One of each is joined, in trees in which several
    /// are; what several trees have beside, as other apps of the repository, stays what it is.
    ///
    /// - Parameters:
    ///   - children: The folders beside each other.
    ///   - stems: The names that several units have, in order.
    mutating func joinMirrored(_ children: [String], among stems: [String]) {
        var pairs: [[String]: [(scene: Int, rest: Int)]] = [:]
        for stem in stems {
            let numbers = (unitsByStem[stem] ?? []).filter { number in
                !units[number].members.isEmpty && children.contains { isInside(units[number].folder, $0) }
            }
            let rest = numbers.filter { !hasScreen($0) }
            guard rest.count == 1, let rest = rest.first else { continue }
            for scene in numbers where scene != rest && units[scene].roles.isDisjoint(with: units[rest].roles) {
                guard let sides = Self.mirrored(units[scene].folder, units[rest].folder, children, stem) else {
                    continue
                }
                pairs[sides, default: []].append((scene, rest))
            }
        }
        let most = pairs.sorted { left, right in
            left.value.count == right.value.count
                ? left.key.lexicographicallyPrecedes(right.key) : left.value.count > right.value.count
        }
        for (sides, pairs) in most where pairs.count >= Self.several {
            for (scene, rest) in pairs where !units[rest].members.isEmpty {
                units[scene].members += units[rest].members
                units[scene].folder = String(sides[0][..<(sides[0].lastIndex(of: "/") ?? sides[0].endIndex)])
                units[rest].members = []
                unitsByStem[units[scene].stem]?.removeAll { $0 == rest }
            }
        }
    }

    /// The folders of some beside each other that two lie alike in, a folder that is named after the unit and its kind for one that is
    /// named so, too; `nil` where they do not.
    private static func mirrored(_ one: String, _ other: String, _ children: [String], _ stem: String) -> [String]? {
        func side(_ folder: String) -> String? { children.first { folder.hasPrefix($0 + "/") } }
        guard let first = side(one), let second = side(other), first != second else { return nil }
        let paths = [one.dropFirst(first.count), other.dropFirst(second.count)].map { $0.split(separator: "/") }
        guard paths[0].count == paths[1].count else { return nil }
        let words = CamelWords(stem)
        func shared(_ folder: Substring) -> Int {
            (1...words.count).last { folder.hasPrefix(words.prefix($0)) } ?? 0
        }
        let isAlike = zip(paths[0], paths[1]).allSatisfy { $0 == $1 || shared($0) > 0 && shared($0) == shared($1) }
        return isAlike ? [first, second] : nil
    }

    /// Joins what scenes have in a module of interfaces beside theirs: protocols and values alone, of which a scene's own type fulfils
    /// one, in folders that lie alike in both.
    ///
    /// - Parameters:
    ///   - children: The folders beside each other.
    ///   - stems: The names that several units have, in order.
    mutating func joinInterfaces(of children: [String], among stems: [String]) {
        func side(_ unit: Int) -> String? { children.first { isInside(units[unit].folder, $0) } }
        var pairs: [[String]: [(scene: Int, interface: Int)]] = [:]
        for numbers in stems.compactMap({ unitsByStem[$0] }) where numbers.count > 1 {
            let scenes = numbers.filter { side($0) != nil && hasScreen(units[$0]) }
            guard scenes.count == 1, let scene = scenes.first, let home = side(scene) else { continue }
            let interfaces = numbers.filter { number in
                number != scene && side(number).map { $0 != home } ?? false && isInterface(number, of: scene)
            }
            guard interfaces.count == 1, let other = side(interfaces[0]) else { continue }
            pairs[[home, other], default: []].append((scene, interfaces[0]))
        }
        for (sides, pairs) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let names = Self.names(of: sides)
            if pairs.count >= Self.several {
                for (scene, interface) in pairs { join(interface, to: scene) }
                interfaces[names, default: Interfaces()].joined += pairs.count
            } else {
                interfaces[names, default: Interfaces()].left += pairs
            }
        }
    }

    /// The names of both sides' folders; of a module and its own interface, `Home` and `HomeInterface`, what the second has more.
    private static func names(of sides: [String]) -> [String] {
        let names = sides.map { String($0[($0.lastIndex(of: "/") ?? $0.startIndex)...]) }
        guard names[1].hasPrefix(names[0]), names[1].count > names[0].count else { return names }
        return ["", String(names[1].dropFirst(names[0].count))]
    }

    /// Joins to a scene what bears its name in another folder, where several scenes have these parts in that very folder.
    mutating func joinWhereOthersLie() {
        struct Place: Hashable {
            var role: RoleName
            var folder: String
        }
        func places(_ unit: AppUnit) -> [Place] {
            unit.members.map { Place(role: $0.role, folder: app.folder(of: $0.type)) }
        }
        var counts: [Place: Int] = [:]
        for unit in units where hasScreen(unit) {
            for place in Set(places(unit)) { counts[place, default: 0] += 1 }
        }
        for (stem, known) in unitsByStem.sorted(by: { $0.key < $1.key }) where known.count == 2 {
            guard let scene = known.first(where: hasScreen), let rest = known.first(where: { !hasScreen($0) }),
                units[scene].roles.isDisjoint(with: units[rest].roles), !units[rest].members.isEmpty
            else { continue }
            let shared = places(units[rest]).count { (counts[$0] ?? 0) >= Self.several }
            guard shared * 2 > units[rest].members.count else { continue }
            join(rest, to: scene)
            units[scene].folder = UnitHome(app: app, shared: sharedFolders).folder(of: units[scene])
            unitsByStem[stem] = [scene]
        }
    }

    /// The parts of scenes in modules of interfaces, by the names of both sides' folders.
    struct Interfaces {
        var joined = 0
        /// Those of modules with so few scenes that one alone shows no habit.
        var left: [(scene: Int, interface: Int)] = []
    }

    /// Joins what the scenes of small modules have in their interfaces, where several modules have such folders.
    mutating func joinLeftInterfaces() {
        for (_, found) in interfaces.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
        where found.joined + found.left.count >= Self.several {
            for (scene, interface) in found.left
            where !units[scene].members.isEmpty && isInterface(interface, of: scene) {
                join(interface, to: scene)
            }
        }
    }

    private mutating func join(_ interface: Int, to scene: Int) {
        units[scene].members += units[interface].members
        units[interface].members = []
        unitsByStem[units[scene].stem]?.removeAll { $0 == interface }
    }

    /// Returns true if a unit is protocols and values alone, one of which a scene's type fulfils, and lies in a folder of its name.
    private func isInterface(_ number: Int, of scene: Int) -> Bool {
        let (own, all) = (units[number], units[scene])
        guard own.roles.isDisjoint(with: all.roles), !own.members.isEmpty else { return false }
        let types = own.members.map { app.types[$0.type] }
        guard types.allSatisfy({ $0.kind == .protocol || $0.kind == .struct || $0.kind == .enum }),
            !own.members.contains(where: { app.isScreen($0.type) })
        else { return false }
        let named = Set(all.members.flatMap { app.types[$0.type].inherits })
        return types.contains { $0.kind == .protocol && named.contains($0.name) }
    }

    /// Leaves out the pieces of one screen: views each with contracts that the parts of the scene around them fulfil, and nobody else.
    mutating func dropPieces() {
        var refining: [String: [Int]] = [:]
        for (index, type) in app.types.enumerated() where type.kind == .protocol {
            for name in type.inherits { refining[name, default: []].append(index) }
        }
        for number in units.indices where hasScreen(units[number]) {
            let piece = units[number]
            let contracts = piece.members.filter { app.types[$0.type].kind == .protocol }
            guard !contracts.isEmpty,
                piece.members.allSatisfy({ app.types[$0.type].kind == .protocol || app.isScreen($0.type) })
            else { continue }
            let words = CamelWords(piece.stem)
            let around = (1..<max(words.count, 1)).flatMap { unitsByStem[words.prefix($0)] ?? [] }.filter {
                $0 != number && hasScreen(units[$0]) && isInside(piece.folder, units[$0].folder)
            }
            let isPiece = around.contains { whole in
                let own = Set(units[whole].members.map(\.type))
                return contracts.allSatisfy { contract in
                    let name = app.types[contract.type].name
                    let heirs = (app.heirs[name] ?? []) + (refining[name] ?? [])
                    return !heirs.isEmpty && heirs.allSatisfy(own.contains)
                }
            }
            guard isPiece else { continue }
            units[number].members = []
            unitsByStem[piece.stem]?.removeAll { $0 == number }
        }
    }

    /// Leaves out what belongs to another layer than a unit's screen.
    mutating func dropOtherLayers() {
        let layers = OtherLayers(app, units.filter(hasScreen))
        for number in units.indices where hasScreen(units[number]) {
            let unit = units[number]
            units[number].members.removeAll { layers.isForeign($0.type, as: [$0.role], in: unit) }
            guard units[number].members.count < unit.members.count, !units[number].members.isEmpty else { continue }
            units[number].folder = UnitHome(app: app, shared: sharedFolders).folder(of: units[number])
        }
        self.layers = layers
    }

    private func hasScreen(_ number: Int) -> Bool { hasScreen(units[number]) }

    func hasScreen(_ unit: AppUnit) -> Bool {
        unit.members.contains { app.isScreen($0.type) }
    }

    /// Returns true if a folder is another one, or lies in it.
    func isInside(_ folder: String, _ other: String) -> Bool {
        folder == other || folder.hasPrefix(other + "/")
    }

    /// The unit of a name, where there is one alone.
    func only(_ stem: String) -> Int? {
        guard let known = unitsByStem[stem], known.count == 1 else { return nil }
        return known[0]
    }
}
