import Architecture
import SourceModel

/// The units of one dialect, each with its types by role; what all statements are counted on.
struct RoleSheet {
    let app: SourceApp
    let units: [AppUnit]
    let names: [UnitName]
    /// The roles that enough units have, with their kinds.
    private(set) var entries: [Entry] = []
    /// The types of a unit by role.
    private(set) var types: [[RoleName: [Int]]] = []
    /// The role of a type, and its unit's number in this dialect.
    private(set) var places: [Int: (unit: Int, role: RoleName)] = [:]

    /// The names of all types with a role: who names none of them says nothing of these units.
    private(set) var typeNames: Set<String> = []

    /// The roles that names end as, the longest first.
    private var endings: [RoleName] = []

    /// The role that listens to another unit's contract, by the contract's type.
    private(set) var outsiders: [Int: RoleName] = [:]
    /// The names of coordinators that are no unit's, by the contracts that they fulfil.
    private(set) var leaders: [Int: String] = [:]

    /// The kind of a role's types.
    enum Kind: Sendable {
        case role, contract, data
    }

    /// A role of the dialect.
    struct Entry: Sendable {
        var name: RoleName
        var id: String
        var kind: Kind
        var count: Int
        var several: Int
        /// The other forms that names of its types have, each with how many.
        var spellings: [Learned<String>] = []
    }

    /// A role that fewer units have is none.
    static let leastShare = 0.1

    /// The way as it was noted, where it was.
    private let noted: NotedScenes.Way?
    private var byName: [RoleName: Int] = [:]
    /// The ids of the entries.
    private(set) var ids: Set<String> = []

    init(_ app: SourceApp, _ units: [AppUnit], noted: NotedScenes.Way? = nil) {
        self.app = app
        self.units = units
        self.noted = noted
        names = units.map { UnitName($0.stem) }
        read()
        typeNames = Set(places.keys.map { app.types[$0].name })
        byName = Dictionary(uniqueKeysWithValues: entries.indices.map { (entries[$0].name, $0) })
        findListeners()
    }

    private mutating func read() {
        var counts: [RoleName: Int] = [:]
        for unit in units { for role in Set(unit.members.map(\.role)) { counts[role, default: 0] += 1 } }
        let least = max(2, Int((Double(units.count) * Self.leastShare).rounded(.up)))
        let before = noted.map(NotedRoles.init)
        let kept = Set(
            counts.filter { before?.isTold($0.key, count: $0.value, least: least) ?? ($0.value >= least) }.keys)
        var several: [RoleName: Int] = [:]
        for (number, unit) in units.enumerated() {
            var byRole: [RoleName: [Int]] = [:]
            for member in unit.members where kept.contains(member.role) {
                byRole[member.role, default: []].append(member.type)
                places[member.type] = (number, member.role)
            }
            for (role, types) in byRole where types.count > 1 { several[role, default: 0] += 1 }
            types.append(byRole)
        }
        let ordered = kept.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
        let kinds = Dictionary(uniqueKeysWithValues: ordered.map { ($0, kind(of: $0)) })
        for kind in [Kind.role, .contract, .data] {
            for name in ordered where kinds[name] == kind {
                let word =
                    !name.suffix.isEmpty
                    ? nil : name.prefix.isEmpty ? wordOfBare(name) : UnitName(name.prefix).propertyName
                guard let id = RoleID.free(for: name, called: word, taken: &ids) else { continue }
                entries.append(
                    Entry(
                        name: name, id: id, kind: kind, count: counts[name] ?? 0, several: several[name] ?? 0,
                        spellings: kind == .role ? spellings(of: name, counts[name] ?? 0) : []))
            }
        }
    }

    /// The other forms that names of a role's types have in several units, the most usual first.
    private func spellings(of role: RoleName, _ count: Int) -> [Learned<String>] {
        guard !role.isOpen, !role.isNested else { return [] }
        var forms = Tally<String>()
        for (number, found) in types.enumerated() {
            for form in Set((found[role] ?? []).compactMap { spelling(of: $0, role, number) }) { forms.add(form) }
        }
        return forms.counts.filter { $0.value >= UnitFinder.several }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { Learned($0.key, Evidence($0.value, of: count)) }
    }

    /// The form of a type's name where it is another one than its role's.
    private func spelling(of type: Int, _ role: RoleName, _ number: Int) -> String? {
        let (name, stem) = (app.types[type].name, units[number].stem)
        guard
            name.utf8.count != role.prefix.utf8.count + stem.utf8.count + role.suffix.utf8.count
                || !name.hasSuffix(role.suffix)
        else { return nil }
        let form = name.replacingFirst(stem, with: "{Unit}")
        return form == role.form || form == name ? nil : form
    }

    /// The form of the path of a type's file inside its unit's folder, as it is where the type is called as most of its role are.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - role: Its role.
    ///   - number: The number of its unit.
    func place(ofFileOf type: Int, _ role: RoleName, _ number: Int) -> String {
        let form = PlacementLearning.form(app.files[app.types[type].file], of: units[number])
        guard let entry = entry(role), !entry.spellings.isEmpty else { return form }
        return entry.spellings.place(form, role.form, ofFileOf: app.types[type].name, in: units[number].stem)
    }

    /// The word for types that bear their unit's name alone: what they are.
    private func wordOfBare(_ name: RoleName) -> String {
        let all = types.flatMap { $0[name] ?? [] }
        return all.count(where: app.isScreen) * 2 > all.count ? "view" : "reducer"
    }

    /// The entry of a role.
    func entry(_ name: RoleName) -> Entry? { byName[name].map { entries[$0] } }

    /// The name of the role with an id.
    func name(of id: String) -> RoleName? { entries.first { $0.id == id }?.name }

    /// Finds the types that implement a contract of another unit, be that of this dialect or not: by their role, or
    /// by the ending of their name.
    private mutating func findListeners() {
        let contracts = Dictionary(
            places.filter { entry($0.value.role)?.kind == .contract }.map { (app.types[$0.key].name, $0.key) }
        ) { first, _ in first }
        endings = entries.filter {
            $0.kind == .role && !$0.name.isOpen && $0.name.prefix.isEmpty && !$0.name.suffix.isEmpty
        }.map(\.name)
            .sorted { ($1.suffix.utf8.count, $0) < ($0.suffix.utf8.count, $1) }
        var listeners: [Int: Tally<RoleName>] = [:]
        var leading: [Int: [String]] = [:]
        // A contract may be fulfilled by way of another that refines it: `RootInteractable: Interactable, AboutListener`.
        var refining: [String: [String]] = [:]
        for type in app.types where type.kind == .protocol && !app.files[type.file].isTest {
            for name in type.inherits where contracts[name] != nil { refining[name, default: []].append(type.name) }
        }
        for name in contracts.keys {
            let heirs = (app.heirs[name] ?? []) + (refining[name] ?? []).flatMap { app.heirs[$0] ?? [] }
            for index in Set(heirs).sorted() {
                let type = app.types[index]
                guard let contract = app.index(of: name, near: type.file), let home = places[contract],
                    home.unit != places[index]?.unit
                else { continue }
                // Who carries the unit's name is its own, whatever role that is.
                if places[index] == nil, type.name.hasPrefix(units[home.unit].stem) {
                    if FlowHolds.word(of: type.name) != nil { leading[contract, default: []].append(type.name) }
                    continue
                }
                let own = places[index].flatMap { entry($0.role)?.kind == .role ? $0.role : nil }
                guard let role = own ?? self.role(named: type.name) else {
                    if FlowHolds.word(of: type.name) != nil { leading[contract, default: []].append(type.name) }
                    continue
                }
                listeners[contract, default: Tally()].add(role)
            }
        }
        leaders = leading.compactMapValues { $0.min() }
        // What a coordinator does for scenes, a scene that does it, too, does in its place.
        outsiders = listeners.filter { leaders[$0.key] == nil }.compactMapValues { $0.most?.value }
    }

    /// The role that a type's name ends as, be it of a unit here or of another way's.
    func role(named name: String) -> RoleName? { endings.first { name.hasSuffix($0.suffix) && name != $0.suffix } }

    /// Returns the kind of most types of a role: classes act but for records, and so does a type that builds others or is a
    /// view; the rest is data.
    private func kind(of name: RoleName) -> Kind {
        if name.isProtocol { return .contract }
        var acting = 0
        var total = 0
        for unit in types {
            for index in unit[name] ?? [] {
                total += 1
                if isActor(app.types[index]) { acting += 1 }
            }
        }
        return acting * 2 >= total ? .role : .data
    }

    /// Returns true if a name is that of a protocol of a unit's that demands functions: a type that fulfils it does
    /// something.
    private func isContractWithFunctions(_ name: String) -> Bool {
        app.indices[name]?.contains { index in
            places[index] != nil && app.types[index].kind == .protocol
                && app.types[index].functions.contains { !$0.name.isEmpty && $0.name != "init" }
        } ?? false
    }

    /// Returns true if a structure keeps whoever fulfils a protocol that demands functions, and has functions of its own to ask
    /// it: a service that keeps a loader. What is compared, stored or sent as a value is data.
    private func asksAContract(_ type: SourceType) -> Bool {
        guard type.kind == .struct, Self.values.isDisjoint(with: type.inherits),
            type.functions.contains(where: { $0.accessed.isEmpty && !$0.name.isEmpty && $0.name != "init" })
        else { return false }
        return type.properties.contains { property in
            property.isStored && !property.isStatic && property.types.count == 1
                && app.index(of: property.types[0], near: type.file).map { index in
                    app.types[index].kind == .protocol
                        && app.types[index].functions.contains { !$0.name.isEmpty && $0.name != "init" }
                } ?? false
        }
    }

    /// Protocols by which a structure is a value; what acts may be sent between threads, and be described.
    private static let values = SceneDialects.ofValues.subtracting(["Sendable", "CustomStringConvertible"])

    /// Protocols and macros of others whose types act, be they classes or structures.
    private static let acting: Set = [
        "View", "PreviewProvider", "Reducer", "ReducerProtocol", "App", "UIViewControllerRepresentable",
        "UIViewRepresentable",
    ]

    /// Returns true if a type acts.
    func isActor(_ type: SourceType) -> Bool {
        switch type.kind {
        case .class, .actor: return !type.isRecord
        case .protocol: return false
        case .struct, .enum:
            if type.inherits.contains(where: Self.acting.contains) || type.isMadeOfFunctions { return true }
            if type.inherits.contains(where: isContractWithFunctions) || asksAContract(type) { return true }
            return type.functions.contains { function in
                function.creates.contains { name in
                    app.index(of: name, near: type.file).map {
                        app.types[$0].kind == .class || type.kind == .struct && app.isScreen($0)
                    } ?? false
                }
            }
        }
    }

    /// The type of a name inside a unit.
    ///
    /// - Parameters:
    ///   - name: The type's name.
    ///   - file: The index of the file that names it.
    /// - Returns: The type's unit and role, `nil` where it is of no unit here.
    func place(of name: String, from file: Int) -> (unit: Int, role: RoleName)? {
        app.index(of: name, near: file).flatMap { places[$0] }
    }

    /// The one role that implements a protocol which is no role of the unit: one of its own that is called otherwise than in
    /// other units, or one that several units share and that is held as listeners are.
    func fulfiller(
        of name: String, _ property: SourceType.Property, from role: RoleName, _ unit: Int, file: Int
    ) -> RoleName? {
        guard let index = app.index(of: name, near: file), app.types[index].kind == .protocol,
            name.hasPrefix(units[unit].stem) || property.hold != .strong || ListenerName.fits(property.name)
        else { return nil }
        let found = types[unit].filter { own, fulfilling in
            own != role && entry(own)?.kind == .role
                && fulfilling.contains { app.ancestors(of: $0).contains(name) }
        }
        return found.count == 1 ? found.keys.first : nil
    }
}
