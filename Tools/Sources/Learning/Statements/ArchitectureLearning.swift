import Architecture

/// Learns the architecture of one dialect: all that is said of its units is counted, and what is mostly so is written down.
struct ArchitectureLearning {
    let sheet: RoleSheet
    private(set) var implementers: [RoleName: [RoleName]] = [:]
    private var implements: [RoleName: [Learned<String>]] = [:]

    init(_ sheet: RoleSheet) {
        self.sheet = sheet
        findImplementers()
    }

    var app: SourceApp { sheet.app }
    var roles: [RoleSheet.Entry] { sheet.entries.filter { $0.kind == .role } }

    /// The architecture.
    func architecture() -> LearnedArchitecture {
        var learned = LearnedArchitecture()
        learned.units = sheet.units.map { unit in
            LearnedUnit(
                name: unit.stem, folder: unit.folder,
                screenFolder: app.screen(of: unit).map(app.folder) ?? unit.folder)
        }
        learned.platform = OtherPlatform(of: sheet.units, in: app)
        learned.roles = entries(.role)
        learned.contracts = entries(.contract)
        learned.data = entries(.data)
        (learned.channels, learned.rareChannels) = ChannelLearning(sheet: sheet, implementers: implementers).channels()
        learned.flowHolds = FlowHolds(sheet: sheet).holds()
        let placement = PlacementLearning(sheet: sheet)
        (learned.folder, learned.group, learned.grouped, learned.root) = placement.folder()
        learned.root = sheet.units.first?.beside?.root ?? learned.root
        learned.files = placement.files()
        learned.elsewhere = placement.elsewhere()
        learned.assembly = assembly(learned)
        if let own = learned.assembly, !own.isByScreen, !makesScreen(own), leaveToOthers(&learned) {
            // Told already.
        } else if learned.assembly.map({ $0.isByScreen }) ?? true {
            takeOutsideBuilders(&learned)
        } else if learned.assembly?.by.evidence.isSure == false {
            takeOtherBuilders(&learned)
        }
        if let own = learned.assembly, !own.isByScreen, own.others == nil {
            learned.assembly?.partsByOthers = OutsideBuilders.parts(sheet, besides: own)
        }
        learned.owner = owner(learned)
        returnToOwner(&learned)
        learned.ownerBeside = learned.owner.flatMap(keptElsewhere)
        // Who builds a unit passes on what it is given, and says nothing to it.
        for index in learned.channels.indices where !learned.channels[index].isCalled {
            if learned.channels[index].from == learned.assembly?.by.value { learned.channels[index].says = [] }
        }
        navigation(&learned)
        layers(&learned)
        let finding = OutlierFinding(sheet: sheet, learned: learned)
        learned.outliers = finding.outliers()
        learned.note(finding.strongCircles, sheet)
        return learned
    }

    /// Returns true if most types of a role show something.
    private func isShown(_ role: String) -> Bool {
        guard let name = sheet.name(of: role) else { return false }
        let types = sheet.types.flatMap { $0[name] ?? [] }
        // A view may stand on a base class of the app's own.
        return types.count { app.isShown($0) || app.ancestors(of: $0).contains("UIView") } * 2 > types.count
    }

    /// Returns true if a builder makes a screen, is given one or gives one back.
    private func makesScreen(_ assembly: LearnedAssembly) -> Bool {
        let screens = Set(screenRoles.compactMap { sheet.entry($0)?.id })
        return assembly.creates.contains { screens.contains($0.value) } || assembly.style.given != nil
            || assembly.returns.evidence.count > 0 && screens.contains(assembly.returns.value)
    }

    /// Takes who makes most screens where a builder makes none: that is a helper of the screen's. Returns true if somebody is seen to.
    private func leaveToOthers(_ learned: inout LearnedArchitecture) -> Bool {
        guard let found = OutsideBuilders.found(sheet), found.own == nil, found.made.share > 0.5 else { return false }
        learned.assembly = nil
        learned.outsideBuilders = found
        return true
    }

    /// Takes others as builders where no type of the units builds: a screen that makes its own view is built by who makes it with
    /// its other parts.
    private func takeOutsideBuilders(_ learned: inout LearnedArchitecture) {
        let found = OutsideBuilders.found(sheet)
        take: if let assembly = learned.assembly {
            // A screen that makes no more than what it shows, or is seen to in too few, is made by who makes nearly all.
            let isRare = assembly.by.evidence.count * 2 <= sheet.units.count
            let makesView = assembly.creates.allSatisfy { isShown($0.value) }
            let isPlain =
                makesView
                || !assembly.by.evidence.isSure && (isRare || found?.made.isSure ?? false)
            guard let found else { return }
            // Whoever makes most screens builds them, however many kinds they are, where these make no more than their views.
            let buildsMost = makesView && found.made.share > 0.5
            let built = found.made.count + found.byOwn + (makesView ? 1 : 0)
            let isOneKind = found.word.evidence.share > 0.5 && built > assembly.by.evidence.count
            guard found.own == nil, buildsMost || isOneKind, found.creates.count > 1 || isPlain else {
                // Who makes its own view is made by somebody all the same.
                if makesView {
                    learned.assembly?.others = found.told
                } else if !assembly.by.evidence.isSure {
                    let others = OutsideBuilders.found(sheet, besides: assembly.units)
                    // Where others make more whole scenes than screens make their parts, these are how scenes are built.
                    let more = others.map { $0.made.count > assembly.by.evidence.count } ?? false
                    if more, found.own == nil, found.creates.count > 1 { break take }
                    learned.assembly?.others = others?.told
                }
                return
            }
        }
        learned.assembly = nil
        learned.outsideBuilders = found
    }

    /// Tells who builds the units that their own builders do not, where these build too few to be sure of; more than half of what is
    /// built elsewhere is how units are built.
    private func takeOtherBuilders(_ learned: inout LearnedArchitecture) {
        let known = learned.assembly?.units ?? []
        let alike = learned.assembly?.alike.map { "the \($0.value) builds \($0.evidence)" } ?? []
        guard let found = OutsideBuilders.found(sheet, besides: known), found.count > 0 else {
            if !alike.isEmpty { learned.assembly?.others = alike.joined(separator: "; ") }
            return
        }
        if let by = learned.assembly?.by, found.own?.value == by.value {
            // Those that lie apart from their scenes are of the same kind.
            let all = by.evidence.total
            learned.assembly?.by = Learned(by.value, Evidence(min(by.evidence.count + found.count, all), of: all))
            return
        }
        guard found.count > known.count else {
            let told = alike + [found.told].compactMap(\.self)
            learned.assembly?.others = told.isEmpty ? nil : told.joined(separator: "; ")
            return
        }
        learned.assembly = nil
        learned.outsideBuilders = found
    }

    private func entries(_ kind: RoleSheet.Kind) -> [LearnedRole] {
        let style = StyleLearning(sheet: sheet)
        return sheet.entries.filter { $0.kind == kind }.map { entry in
            var role = LearnedRole(
                id: entry.id, kind: kind, form: entry.name.form, presence: Evidence(entry.count, of: sheet.units.count),
                several: Evidence(entry.several, of: entry.count),
                implements: implements[entry.name] ?? [], layer: nil, isSwiftUIView: isSwiftUIView(entry.name),
                name: entry.name)
            role.spellings = entry.spellings
            (role.base, role.ownBase) = base(entry.name)
            role.directBases = role.base.map { directly(entry.name, below: $0.value) } ?? 0
            if kind == .contract { role.isClassBound = style.isClassBound(entry.name) }
            role.keyword = style.keyword(of: entry.name)
            if kind == .role {
                role.conformances = style.conformances(of: entry.name)
                role.isPreview = style.isPreview(entry.name)
                role.isNamedByBases = style.isNamedByBases(entry.name)
                role.baseIsGeneric = role.base.map { style.isGeneric($0.value) } ?? false
                role.baseIsMadeOfNothing = role.base.map { style.isMadeOfNothing($0.value) } ?? false
            }
            return role
        }
    }

    // MARK: Types

    /// The number of units of which one says nothing of the others.
    private static let severalUnits = 3

    private mutating func findImplementers() {
        let contracts = sheet.entries.filter { $0.kind == .contract }
        var counts: [RoleName: [RoleName: Int]] = [:]
        for unit in sheet.types {
            for entry in roles {
                let ancestors = Set((unit[entry.name] ?? []).flatMap { app.ancestors(of: $0) })
                guard !ancestors.isEmpty else { continue }
                for contract in contracts {
                    let names = (unit[contract.name] ?? []).map { app.types[$0].name }
                    if names.contains(where: ancestors.contains) {
                        counts[contract.name, default: [:]][entry.name, default: 0] += 1
                    }
                }
            }
        }
        for contract in contracts {
            let found = (counts[contract.name] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            var listed: [RoleName] = []
            for (role, count) in found {
                let both = sheet.types.filter { $0[contract.name] != nil && $0[role] != nil }.count
                let evidence = Evidence(count, of: both)
                // Once in two units is no habit, and would make others play the role that conform to such a contract.
                guard evidence.share >= 0.34, evidence.count > 1 || sheet.units.count < Self.severalUnits else {
                    continue
                }
                listed.append(role)
                implements[role, default: []].append(Learned(contract.id, evidence))
            }
            implementers[contract.name] = listed
        }
    }

    /// The class that most types of a role inherit from, be it over others between, where that is none of the unit's.
    private func base(_ role: RoleName) -> (base: Learned<String>?, own: Learned<String>?) {
        var tally = Tally<String>()
        let all = sheet.types.flatMap { $0[role] ?? [] }
        let heirs = all.map { app.types[$0] }.filter { $0.kind == .class }.compactMap { type in
            type.inherits.prefix(type.declaredInherits).first.map { (type: type, first: $0) }
        }
        let shown = Set(heirs.filter(\.type.hasBaseClass).map(\.first))
        // NSObject is there for UIKit's sake.
        for (type, first) in heirs where first != "NSObject" && isClass(first, near: type.file, shown) {
            tally.add(first)
        }
        func having(_ name: String) -> Learned<String> {
            Learned(name, Evidence(all.count { app.ancestors(of: $0).contains(name) }, of: all.count))
        }
        let most = tally.most.map { having($0.value) }
        func own(_ one: Learned<String>?) -> Learned<String>? {
            one.flatMap { $0.evidence.share >= 0.2 && app.indices[$0.value] != nil ? $0 : nil }
        }
        if let most, most.evidence.isSure {
            guard app.indices[most.value] == nil else { return (most, nil) }
            // One of the app's own stands between UIKit's and many.
            let between = tally.counts.keys.filter { app.indices[$0] != nil }.map(having)
            return (most, own(between.max { ($0.evidence.count, $1.value) < ($1.evidence.count, $0.value) }))
        }
        // What fewer name may stand on one that nearly all stand on.
        if let common = commonBase(of: all, near: tally.counts.keys.filter { app.indices[$0] != nil }.sorted()) {
            return (common, own(most))
        }
        if let most, most.evidence.share > 0.5 { return (most, nil) }
        // Classes of the app's own stand between, and none of them below most.
        let controllers = Evidence(all.count(where: app.isViewController), of: all.count)
        return (controllers.isSure ? Learned("UIViewController", controllers) : nil, own(most))
    }

    /// The class of the app's own that nearly all types stand on, be it over others between: of several the one nearest to them.
    private func commonBase(of types: [Int], near bases: [String]) -> Learned<String>? {
        var seen = Set(bases)
        var next = bases
        while !next.isEmpty {
            let found = next.map { name in
                Learned(name, Evidence(types.count { app.ancestors(of: $0).contains(name) }, of: types.count))
            }
            let most = found.max { ($0.evidence.count, $1.value) < ($1.evidence.count, $0.value) }
            if let most, most.evidence.isSure { return most }
            next = next.flatMap { name in
                (app.indices[name] ?? []).compactMap { app.types[$0].inherits.first }.filter { parent in
                    app.indices[parent]?.contains { app.types[$0].kind == .class && sheet.places[$0] == nil } ?? false
                }
            }.filter { seen.insert($0).inserted }
        }
        return nil
    }

    /// Returns the number of a role's types that name a base themselves.
    private func directly(_ role: RoleName, below base: String) -> Int {
        sheet.types.flatMap { $0[role] ?? [] }.count { app.types[$0].inherits.first == base }
    }

    /// Returns true if a name is that of a class, and of none of the units: one that is not in the sources is one of
    /// UIKit's, or an heir shows it.
    private func isClass(_ name: String, near file: Int, _ shown: Set<String>) -> Bool {
        // A value of the app's of the same name, `Theme.UITableViewController`, is none that anything inherits from.
        guard let index = app.index(of: name, near: file), !app.types[index].isNestedValue else {
            return shown.contains(name) || name.hasPrefix("UI") && !OutsideProtocols.contains(name)
        }
        return app.types[index].kind == .class && sheet.places[index] == nil
    }

    private func isSwiftUIView(_ role: RoleName) -> Bool {
        let types = sheet.types.flatMap { $0[role] ?? [] }.map { app.types[$0] }
        return types.count { $0.kind == .struct && $0.inherits.contains("View") } * 2 > types.count
    }

    // MARK: Navigation and layers

    private func navigation(_ learned: inout LearnedArchitecture) {
        guard let builder = learned.assembly?.by.value else { return }
        let calls = learned.channels.filter { $0.leavesUnit && $0.to == builder && $0.hold.value == .static }
        let total = calls.reduce(0) { $0 + $1.presence.count }
        guard let most = calls.max(by: { $0.presence.count < $1.presence.count }) else { return }
        learned.performs = Learned(most.from, Evidence(most.presence.count, of: total))
        let tellers = learned.channels.filter { !$0.leavesUnit && $0.to == most.from }
        if let teller = tellers.max(by: { $0.presence.count < $1.presence.count }) {
            learned.decides = Learned(teller.from, teller.presence)
        }
    }

    /// Returns true if a type makes a screen of the app.
    func makesScreen(_ type: SourceType) -> Bool {
        type.functions.contains { function in
            function.creates.contains { app.index(of: $0, near: type.file).map(app.isScreen) ?? false }
        }
    }
}

extension SourceApp {
    /// Returns true if a type is a view controller, or a view of SwiftUI.
    func isScreen(_ type: Int) -> Bool {
        isViewController(type) || types[type].kind == .struct && types[type].inherits.contains("View")
    }

    /// Returns true if a type is a screen, or a view of UIKit's in one.
    func isShown(_ type: Int) -> Bool {
        if isScreen(type) { return true }
        guard types[type].kind == .class, let first = types[type].inherits.first, first.hasPrefix("UI") else {
            return false
        }
        // `UIKitAssembly` may be a protocol of the app's own.
        return index(of: first, near: types[type].file).map { types[$0].kind != .protocol }
            ?? !OutsideProtocols.contains(first)
    }

    /// The view controllers, those of tests and what is nested left out.
    var controllers: [Int] {
        types.indices.filter { types[$0].nesting.isEmpty && !files[types[$0].file].isTest && isViewController($0) }
    }
}

extension String {
    /// The text with all occurrences of another replaced.
    func replacingAll(_ part: String, with other: String) -> String {
        let (bytes, wanted) = (Array(utf8), Array(part.utf8))
        guard let first = wanted.first, wanted.count <= bytes.count else { return self }
        var replaced: [UInt8] = []
        var start = 0
        while start < bytes.count {
            if bytes[start] == first, bytes[start...].starts(with: wanted) {
                replaced += other.utf8
                start += wanted.count
            } else {
                replaced.append(bytes[start])
                start += 1
            }
        }
        return String(decoding: replaced, as: UTF8.self)
    }

    /// The text with the first occurrence of another replaced.
    func replacingFirst(_ part: String, with other: String) -> String {
        let (bytes, wanted) = (Array(utf8), Array(part.utf8))
        guard let first = wanted.first, wanted.count <= bytes.count else { return self }
        for start in 0...(bytes.count - wanted.count)
        where bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
            return String(
                decoding: bytes[..<start] + Array(other.utf8) + bytes[(start + wanted.count)...], as: UTF8.self)
        }
        return self
    }
}
