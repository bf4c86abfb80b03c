/// The parts of scenes that are none: a coordinator of a flow, or a view that leads to several, which bears the name of one scene.
struct LeadingParts {
    private let app: SourceApp
    private let shared: SharedFolders
    /// The screens of all scenes.
    private let screens: Set<Int>

    /// Takes an app whose types' members were read.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - ways: The scenes of each way.
    ///   - shared: The folders that scenes share.
    init(_ app: SourceApp, _ ways: [[AppUnit]], _ shared: SharedFolders) {
        self.app = app
        self.shared = shared
        screens = Set(
            ways.joined().flatMap(\.members).filter { !$0.role.isOpen && app.isScreen($0.type) }.map(\.type))
    }

    /// The scenes of one way without such parts, and these.
    func taken(from units: [AppUnit]) -> (units: [AppUnit], leading: Set<Int>) {
        var counts: [RoleName: Int] = [:]
        for unit in units { for role in unit.roles { counts[role, default: 0] += 1 } }
        // What most scenes have is theirs, wherever it leads, be it called with a word more in some.
        let usual = Set(
            Dictionary(grouping: counts.keys.filter { !$0.isProtocol && !$0.isOpen }, by: Self.kind).filter {
                kind, roles in
                kind != nil && units.count { !$0.roles.isDisjoint(with: roles) } * 2 >= units.count
            }.values.joined())
        let rare = Set(counts.filter { $0.value * 2 < units.count }.keys).subtracting(usual)
        var leading: [RoleName: [Int]] = [:]
        for unit in units {
            for member in unit.members where rare.contains(member.role) && leads(member, of: unit) {
                leading[member.role, default: []].append(member.type)
            }
        }
        // Where half of one name lead, so do the others that have one scene so far.
        var flows = Set(leading.filter { $0.value.count * 2 >= counts[$0.key] ?? 0 && !$0.key.isOpen }.keys)
        // Where as many scenes are led by one of another name, a coordinator of one scene leads a flow of one.
        let led = rare.contains { $0.suffix == Self.coordinator } ? units.count(where: isLed) : 0
        flows.formUnion(rare.filter { $0.suffix == Self.coordinator && !$0.isProtocol && led >= counts[$0] ?? 0 })
        let alone = Set(leading.values.joined())
        var all: Set<Int> = []
        let left = units.map { unit in
            let gone = self.gone(from: unit) { alone.contains($0.type) || flows.contains($0.role) }
            guard !gone.isEmpty else { return unit }
            all.formUnion(gone)
            return without(gone, unit)
        }
        return (left, all)
    }

    /// The word by which a role leads, `Coordinator` of `ViewCoordinator`; `nil` of all others.
    private static func kind(of role: RoleName) -> String? {
        FlowHolds.isFlow(role.suffix) ? FlowHolds.word(of: role.suffix) ?? role.suffix : nil
    }

    private static let coordinator = "Coordinator"

    /// Returns true if a part of a scene keeps a coordinator that bears another name.
    private func isLed(_ unit: AppUnit) -> Bool {
        unit.members.contains { member in
            guard !FlowHolds.isFlow(member.role.suffix) else { return false }
            return app.types[member.type].properties.contains { property in
                property.isStored && !property.isStatic
                    && property.types.contains { isCoordinator($0, from: member.type, of: unit) }
            }
        }
    }

    /// Returns true if a name is that of a coordinator which bears another name than a scene, or of a protocol that such a one alone
    /// fulfils.
    private func isCoordinator(_ name: String, from holder: Int, of unit: AppUnit) -> Bool {
        guard let index = app.index(of: name, near: app.types[holder].file) else { return false }
        var leader = name
        if app.types[index].kind == .protocol, let heirs = app.heirs[name], heirs.count == 1 {
            leader = app.types[heirs[0]].name
        }
        return FlowHolds.word(of: leader) == Self.coordinator && !leader.hasPrefix(unit.stem)
    }

    /// The parts of a scene that lead, with those that are there for them alone; none where its screen is one, or it has none.
    private func gone(from unit: AppUnit, _ leads: (AppUnit.Member) -> Bool) -> Set<Int> {
        let leading = unit.members.filter(leads).map(\.type)
        let gone = Set(leading + leading.flatMap { with($0, in: unit, besides: leading) })
        guard let screen = app.screen(of: unit), !gone.contains(screen) else { return [] }
        return gone
    }

    /// A scene without some parts, in the folder that holds the others.
    private func without(_ gone: Set<Int>, _ unit: AppUnit) -> AppUnit {
        var unit = unit
        unit.members.removeAll { gone.contains($0.type) }
        var inside = unit
        inside.members.removeAll { member in
            let folder = app.folder(of: member.type)
            return folder != unit.folder && !folder.hasPrefix(unit.folder + "/")
        }
        if !inside.members.isEmpty { unit.folder = UnitHome(app: app, shared: shared).folder(of: inside) }
        return unit
    }

    /// Returns true if a part is called as one that leads and makes another scene's screen, or makes several as a piece of a screen.
    private func leads(_ member: AppUnit.Member, of unit: AppUnit) -> Bool {
        let isFlow = app.types[member.type].kind == .class && FlowHolds.isFlow(member.role.suffix)
        let isPiece = member.role.isOpen && app.types[member.type].kind == .struct && app.isScreen(member.type)
        guard isFlow || isPiece else { return false }
        let type = app.types[member.type]
        let own = Set(unit.members.map(\.type))
        let made = type.functions.flatMap(OutsideBuilders.made).compactMap { app.index(of: $0, near: type.file) }
        let others = Set(made).subtracting(own)
        if others.intersection(screens).count > (isFlow ? 0 : 1) { return true }
        // One that makes several view controllers beside, which are no scenes of these ways, leads a flow of them all the same.
        return isFlow && others.count(where: app.isViewController) >= UnitFinder.several
    }

    /// The parts that are there for one alone: its contracts, and what is named as it begins or goes on.
    private func with(_ leading: Int, in unit: AppUnit, besides all: [Int]) -> [Int] {
        let name = app.types[leading].name
        let contracts = Set(app.ancestors(of: leading))
        return unit.members.map(\.type).filter { other in
            guard other != leading, !app.isScreen(other) else { return false }
            let type = app.types[other]
            if type.name.hasPrefix(name) { return true }
            if type.kind == .enum, type.name.count > unit.stem.count, name.hasPrefix(type.name) { return true }
            guard type.kind == .protocol, contracts.contains(type.name),
                !isNamedAfterPart(other, in: unit, besides: all)
            else { return false }
            return !unit.members.contains { member in
                !all.contains(member.type) && member.type != other
                    && app.ancestors(of: member.type).contains(type.name)
            }
        }
    }

    /// Returns true if a contract is named after a part that stays, which tells by it what it did: `AboutPresenterDelegate`.
    private func isNamedAfterPart(_ contract: Int, in unit: AppUnit, besides leading: [Int]) -> Bool {
        let name = app.types[contract].name
        return unit.members.contains { member in
            let part = app.types[member.type]
            return part.kind == .class && !leading.contains(member.type) && part.name.count > unit.stem.count
                && name.hasPrefix(part.name)
        }
    }
}
