/// Of all dialects, those whose units are screens.
struct SceneDialects {
    let app: SourceApp
    /// The units, with roles told apart by how their types show themselves.
    private(set) var units: [AppUnit]
    /// Returns true if a type that carries a unit's name and lies in its folder is a screen, though it is none of its
    /// members.
    let hasScreenBeside: (Int) -> Bool

    /// The classes that others inherit from.
    let bases: Set<Int>
    /// The units that Scaena wrote, which take part in no way before all others are told apart.
    let scaffolded: [Int: ScaffoldedUnit]
    /// The numbers of the app's view controllers, and of all of its screens, without those that Scaena wrote.
    let (controllers, screens): (Int, Int)

    init(_ app: SourceApp, _ finder: UnitFinder) {
        self.app = app
        var bases: Set<Int> = []
        for type in app.types where type.kind == .class {
            guard let first = type.inherits.first, let base = app.index(of: first, near: type.file) else { continue }
            if app.types[base].kind == .class { bases.insert(base) }
        }
        self.bases = bases
        scaffolded = finder.scaffolded
        let written = Set(finder.scaffolded.keys.flatMap { finder.units[$0].members }.map(\.type))
        controllers = app.controllers.count { !written.contains($0) }
        screens = app.openScreens.count { !written.contains($0) }
        // A cell's content that is a UIView is no screen's view, whatever both are called.
        units = finder.units.map { unit in
            var unit = unit
            for index in unit.members.indices {
                let member = unit.members[index]
                unit.members[index].role = member.role.shaped(app.shape(of: member.type))
            }
            return unit
        }
        units = OtherLayers.withoutServices(units, besides: Set(scaffolded.keys), app)
        hasScreenBeside = { unit in finder.candidates(of: finder.units[unit]).contains(where: app.isScreen) }
    }

    /// Three are a way of making scenes where all are no more than so many times three.
    private static let few = 8

    /// So many scenes are enough, however many others there are, for a way in which somebody acts beside the screen.
    private static let many = 12

    /// A way that so few of the app's screens are made in has to be firm; and three have to be so many of those in no other way.
    static let fewOf = 4

    /// The numbers of the units of each dialect, the largest first, and which units that Scaena wrote are among them.
    func dialects() -> (ways: [[Int]], scaffolded: Set<ScaffoldedUnit>) {
        let others = units.indices.filter { scaffolded[$0] == nil }
        var dialects = ways(among: others)
        let twins = twins(among: dialects)
        if !twins.isEmpty { return renamed(twins).dialects() }
        // Screens that units without one drew to themselves may be alike.
        let inWays = Set(settled(dialects).flatMap(\.units))
        dialects += ways(among: others.filter { hasScreen($0) && !inWays.contains($0) })
        dialects = settled(dialects)
        while true {
            for index in dialects.indices { dialects[index].units.removeAll(where: isNone(of: dialects[index])) }
            let kept = dialects.filter(isEnough(of: dialects))
            // What was in a way that is none has its place among the others.
            if kept.count == dialects.count { break }
            dialects = settled(kept)
        }
        let added = members(of: dialects, among: scaffolded.keys.sorted())
        // The one that most types belong to first: screens with nothing beside them may be many, and say little.
        let ways = zip(dialects.map { $0.units.sorted() }, added).sorted {
            (size($1.0), $0.0[0]) < (size($0.0), $1.0[0])
        }
        return (ways.map { ($0 + $1).sorted() }, Set(added.joined().compactMap { scaffolded[$0] }))
    }

    /// The way that some units make.
    func dialect(of numbers: [Int]) -> Dialect {
        var roles: [RoleName: Int] = [:]
        for number in numbers { for role in units[number].roles { roles[role, default: 0] += 1 } }
        return Dialect(units: numbers, roles: roles)
    }

    /// Tells the ways that are made often enough, and alike enough, among all that were found.
    func isEnough(of dialects: [Dialect]) -> (Dialect) -> Bool {
        let all = dialects.reduce(0) { $0 + $1.units.count }
        // Few that are made alike among very many screens are alike by chance, or pieces of others.
        func least(_ dialect: Dialect) -> Int { max(3, all / 25, min(Self.many, screens(of: dialect) / 20)) }
        func isWay(_ dialect: Dialect) -> Bool {
            let count = dialect.units.count
            let isEnough = count > 3 || count * Self.fewOf >= screens(of: dialect) - all + count
            return count >= least(dialect) && (isUsual(dialect) || isEnough && isFirm(dialect))
        }
        // Three beside many are no other way of making scenes.
        let made = dialects.filter(isWay).reduce(0) { $0 + $1.units.count }
        return { isWay($0) && ($0.units.count > 3 || $0.units.count * Self.few >= max(made, all)) }
    }

    /// The ways in which some units are made that have screens.
    func ways(among numbers: [Int]) -> [Dialect] {
        let dialects = DialectFinder(numbers.map { units[$0] }).dialects().map { dialect in
            Dialect(units: dialect.units.map { numbers[$0] }, roles: dialect.roles)
        }
        return joined(dialects.filter(isOfScenes)).filter { isWay($0) && (isUsual($0) || isFirm($0)) }
    }

    /// The same ways, those put together of which one has the usual roles of the other and few more: the same way with less in it,
    /// or in UIKit and in SwiftUI.
    private func joined(_ dialects: [Dialect]) -> [Dialect] {
        var dialects = dialects
        for index in dialects.indices.dropFirst().reversed() {
            for larger in 0..<index where isSameWay(dialects[index], dialects[larger]) {
                guard let both = dialects[larger].joined(with: dialects[index], keeping: isWay) else { continue }
                dialects[larger] = both
                dialects.remove(at: index)
                break
            }
        }
        return dialects
    }

    /// Returns true if a way is a larger one with less in it, or with one part more or less.
    private func isSameWay(_ one: Dialect, _ larger: Dialect) -> Bool {
        let (own, others) = (plainUsual(one), plainUsual(larger))
        return own == others || isLess(own, than: others)
            || others.count * 4 >= own.count * 3 && isLess(others, than: own)
            || differsByOnePart(larger, one)
    }

    /// Returns true if units have more in common than their screens. Views of SwiftUI and their labels are pieces of
    /// the interface, and no scenes, where nobody else acts.
    private func isWay(_ dialect: Dialect) -> Bool {
        let parts = usual(dialect).filter { isPart($0, of: dialect) }
        return parts.count > 1 && !parts.allSatisfy { $0.shape == .swiftUI } && !isOfCells(dialect)
            && !isOfKinds(dialect)
    }

    /// The usual roles, whatever their types show themselves by.
    private func plainUsual(_ dialect: Dialect) -> Set<RoleName> {
        var counts: [RoleName: Int] = [:]
        for (role, count) in dialect.roles { counts[role.shaped(.any), default: 0] += count }
        return Set(counts.filter { $0.value * 2 >= dialect.units.count }.keys)
    }

    /// Returns true if two ways of making one screen differ by one part that some scenes have and others do not: by a
    /// view model or a flow, by pieces of the view, by data, by the messages with which a screen tells others.
    private func differsByOnePart(_ one: Dialect, _ other: Dialect) -> Bool {
        let (first, second) = (Core(one, self), Core(other, self))
        guard let screen = first.screen, screen == second.screen else { return false }
        let (less, more) = first.parts.count < second.parts.count ? (first, second) : (second, first)
        // Where a screen is all that both have, the other has no more than one beside it.
        // Where the same act, some may have one contract of their name, and others another.
        return less.parts.isSubset(of: more.parts) && more.parts.count <= less.parts.count + 1
            && (less.contracts.isSubset(of: more.contracts) || more.contracts.isSubset(of: less.contracts)
                || less.parts == more.parts && less.parts.count > 1
                    && less.contracts.symmetricDifference(more.contracts).count == 2)
    }

    /// The part that some call with a word more, `{Unit}ModuleBuilder`, with what others call it, `{Unit}Builder`, where two ways of
    /// making one screen are alike but for that; `nil` where they are not.
    private func twin(_ one: Dialect, _ larger: Dialect) -> (name: RoleName, usual: RoleName)? {
        let (first, second) = (Core(one, self), Core(larger, self))
        guard let screen = first.screen, screen == second.screen, first.parts.count > 2 else { return nil }
        let (own, usual) = (first.parts.subtracting(second.parts), second.parts.subtracting(first.parts))
        guard own.count == 1, usual.count == 1, let part = own.first, let other = usual.first,
            part.suffix.hasSuffix(other.suffix) || other.suffix.hasSuffix(part.suffix),
            first.contracts.isSubset(of: second.contracts) || second.contracts.isSubset(of: first.contracts)
        else { return nil }
        return (part, other)
    }

    /// The parts of some ways that have another name in a larger one.
    private func twins(among dialects: [Dialect]) -> [RoleName: RoleName] {
        var twins: [RoleName: RoleName] = [:]
        for index in dialects.indices.dropFirst() {
            for larger in 0..<index {
                guard let (name, usual) = twin(dialects[index], dialects[larger]), twins[usual] == nil else { continue }
                twins[name] = twins[name] ?? usual
            }
        }
        return twins
    }

    /// The same, with the names of parts that most have.
    private func renamed(_ names: [RoleName: RoleName]) -> SceneDialects {
        var copy = self
        for unit in copy.units.indices {
            for index in copy.units[unit].members.indices {
                if let usual = names[copy.units[unit].members[index].role] {
                    copy.units[unit].members[index].role = usual
                }
            }
        }
        return copy
    }

    /// The core by which a way of making scenes is known: the roles that act in them.
    private struct Core {
        /// The role of the screen.
        var screen: RoleName?
        /// The roles of who acts, the screen among them; views beside it, and what is named after these, are pieces of it.
        var parts: Set<RoleName> = []
        /// The contracts, those left out that are named after the screen: what it tells others.
        var contracts: Set<RoleName> = []

        init(_ dialect: Dialect, _ dialects: SceneDialects) {
            var types: [RoleName: [Int]] = [:]
            for unit in dialect.units {
                for member in dialects.units[unit].members {
                    types[member.role.shaped(.any), default: []].append(member.type)
                }
            }
            let usual = dialects.plainUsual(dialect)
            let app = dialects.app
            func most(_ role: RoleName, _ fits: (Int) -> Bool) -> Bool {
                let all = types[role] ?? []
                return all.count(where: fits) * 2 > all.count
            }
            let screens = usual.filter { role in !role.isProtocol && most(role, app.isScreen) }
            screen = screens.max { left, right in
                (types[left]?.count ?? 0, right) < (types[right]?.count ?? 0, left)
            }
            guard let screen else { return }
            let shown = usual.filter { $0 != screen && most($0, app.isShown) }
            parts = usual.filter { role in
                !role.isProtocol && !shown.contains { role.suffix.hasPrefix($0.suffix) }
                    && most(role) { app.types[$0].kind == .class || app.types[$0].kind == .actor }
            }
            parts.insert(screen)
            contracts = usual.filter { $0.isProtocol && !$0.suffix.hasPrefix(screen.suffix) }
        }
    }

    /// Returns true if most screens of a way are view controllers.
    private func isOfControllers(_ dialect: Dialect) -> Bool {
        dialect.units.count { unit in units[unit].members.contains { app.isViewController($0.type) } } * 2
            > dialect.units.count
    }

    /// Returns true if many of the app's screens of its kind are made in a way, or so many scenes that have more than a screen and one
    /// thing beside it, or somebody who acts beside half of them.
    private func isUsual(_ dialect: Dialect) -> Bool {
        if dialect.units.count * Self.fewOf >= screens(of: dialect) { return true }
        return dialect.units.count >= Self.many
            && (usual(dialect).count { !$0.isProtocol } > 2 || hasActor(dialect, inShare: 0.5))
    }

    /// The number of the app's view controllers where a way's screens are that, and else of all screens.
    private func screens(of dialect: Dialect) -> Int { isOfControllers(dialect) ? controllers : screens }

    /// Returns true if somebody acts beside the screens of most units: a screen's view, and what some have, make no way by themselves.
    private func isFirm(_ dialect: Dialect) -> Bool { hasActor(dialect, inShare: 0.6) }

    /// Returns true if somebody acts beside the screens of so many of the units.
    private func hasActor(_ dialect: Dialect, inShare share: Double) -> Bool {
        let roles = dialect.roles.filter { dialect.share($0.key) >= share && isPart($0.key, of: dialect) }
        return roles.keys.contains { role in
            let types = dialect.units.flatMap { units[$0].members }.filter { $0.role == role }
            return types.count { acts($0.type) } * 2 > types.count
        }
    }

    /// Returns true if a type that is not seen may act, as far as its head says: a structure does where it fulfils something.
    private func acts(_ type: Int) -> Bool {
        guard !app.isShown(type) else { return false }
        switch app.types[type].kind {
        case .class, .actor, .protocol: return true
        case .enum: return app.types[type].inherits.contains("Reducer")
        case .struct: return app.types[type].inherits.contains { !Self.ofValues.contains($0) }
        }
    }

    /// Protocols by which a structure is no more than a value.
    static let ofValues: Set = [
        "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Identifiable", "Sendable", "Comparable", "Error",
        "CustomStringConvertible", "Copyable", "CaseIterable",
    ]

    /// Returns true if a usual role says how a scene is made: a preview, a delegate, cases, a record or a list's elements beside a screen
    /// say nothing of that.
    private func isPart(_ role: RoleName, of dialect: Dialect) -> Bool {
        guard !role.isProtocol, !Self.isOfElements(role.suffix) else { return false }
        let types = dialect.units.flatMap { units[$0].members }.filter { $0.role == role }.map(\.type)
        return types.count {
            app.types[$0].isPreview || app.types[$0].isRecord || app.types[$0].kind == .enum && !acts($0) || isCell($0)
                || isLook($0)
        }
            * 2 < types.count
    }

    /// The same ways, each unit in the one whose usual roles it has most of. What is usual changes little where one unit comes or
    /// goes, unlike shares, so that no unit moves for another's sake.
    private func settled(_ dialects: [Dialect]) -> [Dialect] {
        var ways = dialects
        while true {
            let before = Set(ways.flatMap(\.units))
            let members = members(
                of: ways,
                among: units.indices.filter { scaffolded[$0] == nil && (before.contains($0) || hasScreen($0)) })
            let kept = ways.indices.filter { members[$0].count > 2 }
            guard kept.count < ways.count else {
                return members.map(dialect)
            }
            // What was in a way of one or two has its place among the others.
            ways = kept.map { ways[$0] }
        }
    }

    /// The units of each way among some: those whose roles are most like what is usual in it.
    func members(of dialects: [Dialect], among numbers: [Int]) -> [[Int]] {
        let usuals = dialects.map(usual)
        let known = usuals.reduce(into: Set<RoleName>()) { $0.formUnion($1) }
        // The richer one first where two fit alike.
        let order = dialects.indices.sorted { left, right in
            (usuals[right].count, usuals[left].sorted().map(\.form).joined())
                < (usuals[left].count, usuals[right].sorted().map(\.form).joined())
        }
        var members: [[Int]] = Array(repeating: [], count: dialects.count)
        for number in numbers {
            let own = units[number].roles.intersection(known)
            var best: (way: Int, common: Int, all: Int)?
            for way in order {
                let common = own.intersection(usuals[way]).count
                guard common > 1, common * 3 >= usuals[way].count else { continue }
                let all = own.union(usuals[way]).count
                if best.map({ common * $0.all > $0.common * all }) ?? true { best = (way, common, all) }
            }
            if let best { members[best.way].append(number) }
        }
        return members
    }

    /// Returns true if roles are those of another way with some of them missing; where few are left of many, it is a
    /// way of its own.
    private func isLess(_ own: Set<RoleName>, than other: Set<RoleName>) -> Bool {
        own.count > 1 && own.count * 4 >= other.count && own.isSubset(of: other)
    }

    /// Returns the number of types of some units.
    private func size(_ numbers: [Int]) -> Int { numbers.reduce(0) { $0 + units[$1].members.count } }

    private func usual(_ dialect: Dialect) -> Set<RoleName> {
        Set(dialect.roles.keys.filter { dialect.share($0) >= 0.5 })
    }

    /// Tells the units that are no scenes where nearly all others are: contracts alone, or what several screens share. A scene
    /// that shows another's screen has most of what scenes have.
    func isNone(of dialect: Dialect) -> (Int) -> Bool {
        let screens = dialect.units.count(where: hasScreen)
        let usual = usual(dialect)
        guard screens * 5 >= dialect.units.count * 4 else { return isOfBases }
        return { unit in
            let own = units[unit].roles.intersection(usual)
            if own.count * 3 <= usual.count * 2 || isNamedBase(unit), isBase(unit) { return true }
            if isOfParameters(unit) || isOfBases(unit) { return true }
            // A row of SwiftUI may have all that a scene has.
            if isOfList(unit), own.count < usual.count || !hasController(unit) { return true }
            if hasScreen(unit) { return false }
            return units[unit].members.contains { isCell($0.type) }
                || !hasScreenBeside(unit) && (own.count * 2 <= usual.count || isOfList(unit))
        }
    }

    /// Returns true if a unit has the name of a list's element, which may have a presenter and all else.
    private func isOfList(_ unit: Int) -> Bool { Self.elements.contains(where: units[unit].stem.hasSuffix) }

    /// Returns true if an ending is that of a list's elements.
    private static func isOfElements(_ suffix: String) -> Bool {
        let words = CamelWords(suffix)
        return (0..<words.count).contains { elements.contains(words.word($0)) }
    }

    private static let elements = ["Cell", "Row"]

    /// Returns true if others inherit from all screens of a unit, as they do from base classes.
    private func isBase(_ unit: Int) -> Bool {
        let screens = units[unit].members.map(\.type).filter(app.isScreen)
        // Beside the base of all there may be one of tables that none stands on.
        return !screens.isEmpty
            && (screens.allSatisfy(bases.contains) || isNamedBase(unit) && screens.contains(where: bases.contains))
    }

    /// Returns true if most units have a view controller, or a view of SwiftUI beside something else.
    private func isOfScenes(_ dialect: Dialect) -> Bool {
        guard dialect.units.count > 2 else { return false }
        let screens = dialect.units.filter(hasScreen)
        return screens.count * 2 > dialect.units.count
    }

    private func hasController(_ unit: Int) -> Bool { units[unit].members.contains { app.isViewController($0.type) } }

    /// Returns true if a unit has a screen, and nothing that shows it on somebody's home screen.
    func hasScreen(_ unit: Int) -> Bool {
        let types = units[unit].members.map(\.type)
        return types.contains(where: app.isScreen) && !types.contains { app.types[$0].inherits.contains("Widget") }
    }
}
