import Architecture

/// The role that keeps a unit alive.
extension ArchitectureLearning {
    /// The role whose types are view controllers, or views of SwiftUI where there are none.
    func owner(_ learned: LearnedArchitecture) -> Learned<String>? {
        let held = HeldParts(sheet)
        // Who builds a scene and stores nothing of it gives back a shell.
        let given = givenOwner(learned, held)
        if let given, given.evidence.count > 0 { return given }
        let shown = shownOwner(learned, held)
        guard let given else { return shown }
        return shown.flatMap { $0.value != given.value && $0.evidence.count > 0 ? $0 : nil } ?? given
    }

    /// The role that the builder gives back, where that keeps the unit.
    private func givenOwner(_ learned: LearnedArchitecture, _ held: HeldParts) -> Learned<String>? {
        if let returns = learned.assembly?.returns, returns.evidence.isSure, keptBy(returns.value, learned).isEmpty,
            !isLetGo(returns.value, learned)
        {
            let evidence = seen(returns.value, learned, held) ?? returns.evidence
            // What a view observes and somebody else keeps is not its own.
            let observing = sheet.name(of: returns.value).map { name in
                sheet.types.count { $0[name]?.first.map { observes($0, held) } ?? false }
            }
            return Learned(
                returns.value,
                Evidence(min(evidence.count, evidence.total - (observing ?? 0)), of: evidence.total))
        }
        return nil
    }

    /// The screen that keeps most of the unit, or the role that keeps that.
    private func shownOwner(_ learned: LearnedArchitecture, _ held: HeldParts) -> Learned<String>? {
        var counts: [(id: String, evidence: Evidence, rank: Int)] = []
        for entry in roles where !entry.name.isOpen {
            // Of several in a unit, one counts.
            let types = sheet.types.compactMap { $0[entry.name]?.first }
            let controllers = types.filter { app.isViewController($0) }
            let views = types.filter { app.types[$0].inherits.contains("View") }.count
            if controllers.count * 2 > types.count {
                let keeping = controllers.count { !refersWeakly($0) }
                counts.append((entry.id, Evidence(keeping, of: types.count), 2 * entry.count))
            } else if views * 2 > types.count {
                // What a view observes somebody else may keep, where no builder of the unit's own hands both on as one.
                let isHandedOn =
                    learned.assembly.map { !$0.isByScreen && !givesItself($0, to: entry.name, held) } ?? false
                let keeping = isHandedOn ? views : types.count { !observes($0, held) }
                counts.append((entry.id, Evidence(min(views, keeping), of: types.count), entry.count))
            }
        }
        // A row of the screen, or what it shows first, keeps nothing of the scene.
        let outer = counts.filter { one in !counts.contains { $0.id != one.id && shows($0.id, one.id) } }
        let owners = outer.isEmpty ? counts : outer
        var keepers = owners.filter { keeping($0.id, learned) != nil }
        // A shell around what keeps the rest keeps nothing itself.
        if keepers.isEmpty, !outer.isEmpty {
            keepers = counts.filter { $0.evidence.total * 2 > sheet.units.count && keeping($0.id, learned) != nil }
        }
        return (keepers.isEmpty ? owners : keepers).max { $0.rank < $1.rank }.map { most in
            if let keeper = keeper(of: most.id, learned) { return keeper }
            guard let seen = seen(most.id, learned, held), seen.count < most.evidence.count else {
                return Learned(most.id, most.evidence)
            }
            return Learned(most.id, seen)
        }
    }

    /// The number of units in which an owner is seen to keep something; `nil` where there is nothing that it could.
    private func seen(_ owner: String, _ learned: LearnedArchitecture, _ held: HeldParts) -> Evidence? {
        [keeping(owner, learned), storing(owner, learned, held)].compactMap(\.self).min { $0.count < $1.count }
    }

    /// The number of units in which an owner stores a part of its unit, or may by a base class, or in which there is none that acts and is
    /// no view; `nil` where few units have one. What one type keeps for all is not its own.
    private func storing(_ owner: String, _ learned: LearnedArchitecture, _ held: HeldParts) -> Evidence? {
        guard let name = sheet.name(of: owner) else { return nil }
        let acting = roles.filter { entry in
            entry.id != owner && entry.kind == .role && !entry.name.isOpen
                && sheet.types.lazy.compactMap { $0[entry.name]?.first }.first.map { app.shape(of: $0) == .any }
                    ?? false
        }
        guard acting.contains(where: { $0.count * 2 > sheet.units.count }) else { return nil }
        let strong = learned.channels.filter {
            !$0.leavesUnit && $0.from == owner && [.strong, .viewHierarchy].contains($0.hold.value)
        }
        let owning = sheet.types.indices.filter { sheet.types[$0][name] != nil }
        let all = owning.count { number in
            let parts = acting.flatMap { sheet.types[number][$0.name] ?? [] }
            guard !parts.isEmpty else { return true }
            let own = sheet.types[number][name] ?? []
            if own.contains(where: { mayHold($0, parts) }) { return true }
            let stored = own.map { app.types[$0] }.flatMap { type in
                type.properties.filter { $0.isStored && !$0.isStatic && ($0.hold == .strong || $0.isOutlet) }
                    .flatMap(\.types).compactMap { app.index(of: $0, near: type.file) }
            }
            let ofUnit = stored.filter { sheet.places[$0]?.unit == number }
            // What a library's base class holds for it stands in no property.
            guard ofUnit.isEmpty else { return !ofUnit.allSatisfy(held.isOfAll) }
            return strong.contains { $0.units.contains(number) }
        }
        return Evidence(all, of: owning.count)
    }

    /// The number of units in which an owner keeps all of those parts that it keeps in most; `nil` where it is seen to keep none.
    private func keeping(_ owner: String, _ learned: LearnedArchitecture) -> Evidence? {
        let strong = learned.channels.filter {
            !$0.leavesUnit && [.strong, .viewHierarchy].contains($0.hold.value) && $0.hold.evidence.share > 0.5
                && $0.presence.share > 0.5
        }
        var kept: Set<String> = [owner]
        while let next = strong.first(where: { kept.contains($0.from) && !kept.contains($0.to) }) {
            kept.insert(next.to)
        }
        guard kept.count > 1, let name = sheet.name(of: owner) else { return nil }
        let parts = kept.subtracting([owner]).compactMap { id in sheet.name(of: id).map { (id: id, name: $0) } }
        let owning = sheet.types.indices.filter { sheet.types[$0][name] != nil }
        let all = owning.count { number in
            // What it does not hold itself, a base class of the app's own may hold.
            (sheet.types[number][name] ?? []).contains { owner in
                mayHold(owner, parts.flatMap { sheet.types[number][$0.name] ?? [] })
            }
                || parts.allSatisfy { part in
                    sheet.types[number][part.name] == nil
                        || strong.contains {
                            $0.to == part.id && kept.contains($0.from) && $0.units.contains(number)
                        }
                }
        }
        return Evidence(all, of: owning.count)
    }

    /// Returns true if a base class of the app's own may hold one of some parts for a type: it is made for types that others give, or
    /// stores what such a part is or fulfils. A controller that is a view of ReactorKit's holds its reactor, wherever it is bound.
    private func mayHold(_ owner: Int, _ parts: [Int]) -> Bool {
        if app.isViewController(owner), !FactReading.viewsOfReactors.isDisjoint(with: app.ancestors(of: owner)) {
            return true
        }
        let bases = app.ownBases(of: owner).map { app.types[$0] }
        guard !bases.isEmpty else { return false }
        let names = Set(parts.flatMap { [app.types[$0].name] + app.ancestors(of: $0) })
        return bases.contains { base in
            base.isGeneric
                || base.properties.contains {
                    $0.isStored && !$0.isStatic && $0.hold == .strong && !names.isDisjoint(with: $0.types)
                }
        }
    }

    /// Returns true if what a builder gives back keeps its screen and is kept by nobody: who asks for it takes the screen and lets it go.
    private func isLetGo(_ given: String, _ learned: LearnedArchitecture) -> Bool {
        guard let name = sheet.name(of: given) else { return false }
        let types = sheet.types.flatMap { $0[name] ?? [] }
        let screens = screenRoles.compactMap { sheet.entry($0)?.id }
        // What leads is kept as what leads are, and what stands on a library's class by the library.
        guard !types.isEmpty, !screens.contains(given), !FlowHolds.isFlow(name.suffix),
            !learned.kept(from: given).isDisjoint(with: screens),
            types.allSatisfy({ type in
                app.types[type].kind == .class && app.ancestors(of: type).allSatisfy { app.indices[$0] != nil }
            })
        else { return false }
        let names = Set(types.flatMap { [app.types[$0].name] + app.ancestors(of: $0) })
        return !app.types.contains { type in
            type.kind != .protocol
                && type.properties.contains { $0.isStored && $0.hold == .strong && !names.isDisjoint(with: $0.types) }
        }
    }

    /// Returns true if most builders make a view of their own with themselves: `AboutView(controller: self)`. Somebody else keeps these.
    private func givesItself(_ assembly: LearnedAssembly, to view: RoleName, _ held: HeldParts) -> Bool {
        guard let name = sheet.name(of: assembly.by.value) else { return false }
        let building = sheet.types.filter { $0[name] != nil && $0[view] != nil }
        let all = building.count { types in
            (types[name] ?? []).contains { part in (types[view] ?? []).contains { held.isHanded(part, to: $0) } }
        }
        return all * 2 > building.count
    }

    /// Returns true if a view is given a part of its own unit to observe, and keeps none: of what is made for it alone, as an argument
    /// of its own, its value is all that keeps it. What a type keeps for all, `static let shared`, no view does, nor what the one that shows it
    /// keeps and hands down.
    private func observes(_ view: Int, _ held: HeldParts) -> Bool {
        let type = app.types[view]
        let unit = sheet.places[view]?.unit
        let found = type.properties.filter(\.isStored).flatMap { property in
            property.types.filter { sheet.place(of: $0, from: type.file).map { $0.unit == unit } ?? false }
                .map { (property: property, name: $0) }
        }
        return !found.isEmpty
            && found.allSatisfy { property, name in
                let parts = property.isOfEnvironment ? [] : parts(called: name, from: type.file, of: unit)
                let isHanded = parts.contains { part in
                    held.isOfAll(part) || held.isHanded(part, to: view)
                        || !property.isOwned && held.isState(part, ofWhoShows: view)
                }
                return isHanded
                    || property.isObserved && !parts.contains { held.made.contains($0) && !held.kept.contains($0) }
            }
    }

    /// The type of a name, or those of its unit that fulfil a protocol.
    private func parts(called name: String, from file: Int, of unit: Int?) -> [Int] {
        guard let index = app.index(of: name, near: file) else { return [] }
        let own = (app.heirs[name] ?? []).filter { sheet.places[$0]?.unit == unit }
        return app.types[index].kind == .protocol && !own.isEmpty ? own : [index]
    }

    /// Returns true if a view controller refers weakly to those of its unit that act for it, and keeps none: a container of all does. Who
    /// leads keeps the screen, not the other way round; and what a base class of the app's own holds is not asked.
    private func refersWeakly(_ screen: Int) -> Bool {
        let type = app.types[screen]
        let unit = sheet.places[screen].map { Array(sheet.types[$0.unit].values.joined()) } ?? []
        guard !mayHold(screen, unit) else { return false }
        var holds: Set<Bool> = []
        for property in type.properties where property.isStored && !property.isStatic {
            for name in property.types {
                guard let place = sheet.place(of: name, from: type.file), place.unit == sheet.places[screen]?.unit,
                    sheet.entry(place.role)?.kind == .role, !FlowHolds.isFlow(place.role.suffix),
                    let part = app.index(of: name, near: type.file), app.types[part].kind == .class,
                    app.shape(of: part) == .any
                else { continue }
                holds.insert(property.hold == .strong || property.isOutlet)
            }
        }
        return holds == [false]
    }

    /// A sentence about who keeps the part that an owner is seen to keep in few units, where others keep it in more: a coordinator that has all of them.
    func keptElsewhere(_ owner: Learned<String>) -> String? {
        guard owner.evidence.count * 2 < owner.evidence.total else { return nil }
        var keepers: [String: [Int: Set<String>]] = [:]
        for (index, type) in app.types.enumerated()
        where type.kind != .protocol && !app.isForPreviews(type) && !app.files[type.file].isTest {
            for property in type.properties
            where property.isStored && !property.isStatic && property.hold == .strong && !property.isObserved {
                for place in property.types.compactMap({ sheet.place(of: $0, from: type.file) })
                where place.unit != sheet.places[index]?.unit {
                    guard let entry = sheet.entry(place.role), entry.kind == .role, entry.id != owner.value else {
                        continue
                    }
                    keepers[entry.id, default: [:]][place.unit, default: []].insert(OutsideBuilders.lastWord(type.name))
                }
            }
        }
        let most = keepers.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        guard let (id, units) = most, let name = sheet.name(of: id) else { return nil }
        var words = Tally<String>()
        for names in units.values { for name in names { words.add(name) } }
        let having = sheet.types.count { $0[name] != nil }
        guard let word = words.most, word.evidence.count > owner.evidence.count, word.evidence.count * 2 > having else {
            return nil
        }
        return "a …\(word.value) keeps the \(id) in \(Evidence(word.evidence.count, of: having))"
    }

    /// Returns true if a role's views show those of another in most units that have these: they are pieces.
    private func shows(_ outer: String, _ inner: String) -> Bool {
        guard let one = sheet.name(of: outer), let other = sheet.name(of: inner) else { return false }
        func shows(_ unit: Int, _ one: RoleName, _ other: RoleName) -> Bool {
            let shown = sheet.types[unit][other] ?? []
            return (sheet.types[unit][one] ?? []).contains { index in
                let made = app.types[index].functions.flatMap(\.creates)
                return made.contains { app.index(of: $0, near: app.types[index].file).map(shown.contains) ?? false }
            }
        }
        let having = sheet.types.indices.filter { sheet.types[$0][other] != nil }
        // Of two that show each other none is a piece.
        return having.count { shows($0, one, other) } * 2 > having.count
            && having.count { shows($0, other, one) } * 2 <= having.count
    }

    /// The roles that keep another one, be it over others, and are not kept by it: its life is theirs.
    private func keptBy(_ id: String, _ learned: LearnedArchitecture) -> Set<String> {
        let kept = learned.kept(from: id)
        return Set(roles.map(\.id).filter { $0 != id && !kept.contains($0) && learned.kept(from: $0).contains(id) })
    }

    /// Where a builder gives back a part that the owner keeps, as a presenter by which others talk to the scene, the unit is what is
    /// kept by its owner.
    func returnToOwner(_ learned: inout LearnedArchitecture) {
        guard let owner = learned.owner, let given = learned.assembly?.returns, given.value != owner.value,
            keptBy(given.value, learned).contains(owner.value)
        else { return }
        learned.assembly?.given = given
        learned.assembly?.returns = owner
    }

    /// The role that keeps the screen in most units, and is not kept by it: its life is the unit's.
    private func keeper(of screen: String, _ learned: LearnedArchitecture) -> Learned<String>? {
        let strong = learned.channels.filter { !$0.leavesUnit && $0.hold.value == .strong && $0.hold.evidence.isSure }
        let kept = learned.kept(from: screen)
        let keepers = strong.filter { channel in
            channel.to == screen && !kept.contains(channel.from) && channel.presence.count * 2 > sheet.units.count
                && !isLetGo(channel.from, learned)
        }
        return keepers.count == 1 ? Learned(keepers[0].from, keepers[0].presence) : nil
    }
}
