import Architecture

/// The role that keeps a unit alive.
extension ArchitectureLearning {
    /// The role whose types are view controllers, or views of SwiftUI where there are none.
    func owner(_ learned: LearnedArchitecture) -> Learned<String>? {
        if let returns = learned.assembly?.returns, returns.evidence.isSure, keptBy(returns.value, learned).isEmpty {
            return Learned(returns.value, keeping(returns.value, learned) ?? returns.evidence)
        }
        var counts: [(id: String, evidence: Evidence, rank: Int)] = []
        for entry in roles where !entry.name.isOpen {
            // Of several in a unit, one counts.
            let types = sheet.types.compactMap { $0[entry.name]?.first }
            let controllers = types.filter { app.isViewController($0) }.count
            let views = types.filter { app.types[$0].inherits.contains("View") }.count
            if controllers * 2 > types.count {
                counts.append((entry.id, Evidence(controllers, of: types.count), 2 * entry.count))
            } else if views * 2 > types.count {
                // What a view observes somebody else keeps, where no builder of the unit's own hands both on as one.
                let keeping = learned.assembly == nil ? types.count { !observesPart($0) } : views
                counts.append((entry.id, Evidence(min(views, keeping), of: types.count), entry.count))
            }
        }
        // A row of the screen, or what it shows first, keeps nothing of the scene.
        let keepers = counts.filter { keeping($0.id, learned) != nil }
        return (keepers.isEmpty ? counts : keepers).max { $0.rank < $1.rank }.map { most in
            if let keeper = keeper(of: most.id, learned) { return keeper }
            guard let keeping = keeping(most.id, learned), keeping.count < most.evidence.count else {
                return Learned(most.id, most.evidence)
            }
            return Learned(most.id, keeping)
        }
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
            (sheet.types[number][name] ?? []).contains(where: isDerived)
                || parts.allSatisfy { part in
                    sheet.types[number][part.name] == nil
                        || strong.contains {
                            $0.to == part.id && kept.contains($0.from) && $0.units.contains(number)
                        }
                }
        }
        return Evidence(all, of: owning.count)
    }

    private func isDerived(_ type: Int) -> Bool {
        app.ancestors(of: type).contains { name in
            app.index(of: name, near: app.types[type].file).map { app.types[$0].kind == .class } ?? false
        }
    }

    /// Returns true if a view is given a part of its own unit to observe, and keeps none.
    private func observesPart(_ view: Int) -> Bool {
        let type = app.types[view]
        let parts = type.properties.filter { property in
            property.isStored
                && property.types.contains { name in
                    sheet.place(of: name, from: type.file).map { $0.unit == sheet.places[view]?.unit } ?? false
                }
        }
        return !parts.isEmpty && parts.allSatisfy(\.isObserved)
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
        }
        return keepers.count == 1 ? Learned(keepers[0].from, keepers[0].presence) : nil
    }
}
