import Architecture

/// That a role holds who leads from scene to scene, a coordinator of its flow or of the app, which is no part of a scene.
package struct FlowHold: Sendable {
    /// The id of the role that holds it.
    package var from: String
    /// The last word of the names of who leads, `Coordinator`, or the name of what fulfils contracts of several units.
    package var word: String
    /// The number of units with the role that hold one.
    package var presence: Evidence
    /// The way in which it is held.
    package var hold: Learned<Hold>
    /// The name of the property.
    package var property: Learned<String>
    /// The id of the contract that the holder sees, where that is the unit's own.
    package var through: Learned<String>?
    /// One that is held, as an example.
    package var example: String
    /// Whom the units hold, as far as that is known.
    package var sharing = Sharing.unknown

    /// Whom units hold of those who lead.
    package enum Sharing: Sendable, Hashable {
        /// Most hold one that another unit holds, too.
        case several
        /// Each holds another one.
        case eachAnother
        /// Some hold one of their own, or what is held shows not which one.
        case unknown
    }

    /// The hold in a sentence.
    package var sentence: String {
        let contract = through.map { ", through \($0.value) in \($0.evidence)" } ?? ""
        let said = "\(hold.value.rawValue) in \(hold.evidence)\(contract), as \(property.value) in \(property.evidence)"
        if word == example { return "\(from) -> \(word), which several share: \(said)" }
        let whose =
            switch sharing {
            case .several: " that several share"
            case .eachAnother: ", another in each"
            case .unknown: ""
            }
        return "\(from) -> a …\(word)\(whose): \(said), \(example) for one"
    }
}

/// Counts who holds a coordinator that belongs to no unit.
struct FlowHolds {
    let sheet: RoleSheet
    /// The types of units that others than these hold.
    private let shared: Set<Int>

    init(sheet: RoleSheet) {
        self.sheet = sheet
        var shared: Set<Int> = []
        for (unit, byRole) in sheet.types.enumerated() {
            for type in byRole.values.joined().map({ sheet.app.types[$0] }) {
                for name in type.properties.lazy.flatMap(\.types) where Self.word(of: name) != nil {
                    guard let held = sheet.app.index(of: name, near: type.file), let place = sheet.places[held],
                        place.unit != unit
                    else { continue }
                    shared.insert(held)
                }
            }
        }
        self.shared = shared
    }

    /// The last words of the names of types that lead from scene to scene.
    private static let words = ["Coordinator", "FlowController", "Flow", "Navigator", "Wireframe", "Router"]
    /// The words behind these of a protocol's or an implementation's name.
    private static let marks = ["Protocol", "Type", "Interface", "Delegate", "Impl", "able"]

    /// The word that tells of a type's name that it leads from scene to scene; `nil` of all others.
    static func word(of name: String) -> String? {
        let plain = marks.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
        return words.first { plain.hasSuffix($0) && plain != $0 } ?? slip(in: plain)
    }

    /// The word that is the whole name of who leads for all, `Router` or `RouterProtocol`; `nil` of all others.
    private static func bareWord(of name: String) -> String? {
        let plain = marks.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
        return words.contains(plain) ? plain : nil
    }

    /// The word of a name that ends in a slip of it: `CartCoordiantor`.
    private static func slip(in name: String) -> String? {
        let long = "Coordinator"
        guard name.utf8.count > long.utf8.count + 1, let cut = name.lastIndex(of: "C"), cut > name.startIndex else {
            return nil
        }
        let last = String(name[cut...])
        return last.hasPrefix("Coo") && abs(last.utf8.count - long.utf8.count) < 3
            && NearestWord.distance(last, long) < 3 ? long : nil
    }

    /// Returns true if a role's name says that it leads from scene to scene.
    static func isFlow(_ suffix: String) -> Bool { words.contains(suffix) || word(of: suffix) != nil }

    private struct Found {
        var units: Set<Int> = []
        var holds = Tally<String>()
        var properties = Tally<String>()
        var through = Tally<String>()
        var examples: Set<String> = []
        /// The number of units that hold each of those who are known.
        var known: [String: Int] = [:]

        var sharing: FlowHold.Sharing {
            let shared = known.values.filter { $0 > 1 }.reduce(0, +)
            if shared * 2 > units.count { return .several }
            return known.count == units.count ? .eachAnother : .unknown
        }
    }

    private struct Key: Hashable {
        var from: RoleName
        var word: String
    }

    /// The holds that a quarter of the units have, and three at least: what fewer hold leads nowhere, or is a helper called so.
    func holds() -> [FlowHold] {
        var found: [Key: Found] = [:]
        for (unit, byRole) in sheet.types.enumerated() {
            for (role, types) in byRole.sorted(by: { $0.key < $1.key })
            where sheet.entry(role)?.kind == .role && Self.word(of: role.suffix) == nil && !role.isOpen {
                for type in types { read(sheet.app.types[type], role, unit, &found) }
            }
        }
        return found.compactMap { key, found in
            guard let from = sheet.entry(key.from), let hold = found.holds.most, let kind = Hold(rawValue: hold.value),
                let property = found.properties.most, let example = found.examples.min()
            else { return nil }
            let could = sheet.types.count { $0[key.from] != nil }
            guard found.units.count > 2, found.units.count * 4 >= could else { return nil }
            let through = found.through.most.flatMap { $0.value.isEmpty || $0.evidence.share <= 0.5 ? nil : $0 }
            return FlowHold(
                from: from.id, word: key.word, presence: Evidence(found.units.count, of: could),
                hold: Learned(kind, hold.evidence), property: property, through: through, example: example,
                sharing: found.sharing)
        }.sorted { ($1.presence.count, $0.from, $0.word) < ($0.presence.count, $1.from, $1.word) }
    }

    private func read(_ type: SourceType, _ role: RoleName, _ unit: Int, _ found: inout [Key: Found]) {
        for property in type.properties where property.isStored && !property.isStatic {
            for name in property.types {
                guard let held = held(name, from: type.file, in: unit) else { continue }
                let key = Key(from: role, word: held.word)
                guard found[key, default: Found()].units.insert(unit).inserted else { continue }
                found[key]?.holds.add(property.hold.learned.rawValue)
                found[key]?.properties.add(property.name)
                found[key]?.through.add(held.contract ?? "")
                found[key]?.examples.insert(held.example)
                if isOne(name, from: type.file) { found[key]?.known[held.example, default: 0] += 1 }
            }
        }
    }

    /// Returns true if a name is that of a class, or of a protocol that one class fulfils.
    private func isOne(_ name: String, from file: Int) -> Bool {
        guard let index = sheet.app.index(of: name, near: file) else { return false }
        let heirs = (sheet.app.heirs[name] ?? []).count { sheet.app.types[$0].kind == .class }
        return sheet.app.types[index].kind == .protocol ? heirs == 1 : heirs == 0
    }

    /// The coordinator that a name is of: a type or a protocol that is no unit's, or what fulfils a contract of the unit.
    private func held(_ name: String, from file: Int, in unit: Int) -> (
        word: String, contract: String?, example: String
    )? {
        // An enumeration leads nowhere, whatever it is called: `Flow<[Meal]>` of what is loaded, a flow's kind.
        guard let index = sheet.app.index(of: name, near: file), sheet.app.types[index].nesting.isEmpty,
            sheet.app.types[index].kind != .enum
        else { return nil }
        guard let place = sheet.places[index] else {
            if let word = Self.word(of: name) { return (word, nil, name) }
            if let word = Self.bareWord(of: name), isOne(name, from: file) { return (word, nil, word) }
            guard !isFulfilled(name, in: unit) else { return nil }
            return leader(below: name).flatMap { leader in Self.word(of: leader).map { ($0, nil, leader) } }
        }
        // One that bears a scene's name leads the others of its flow, too, where few scenes have their own.
        if let entry = sheet.entry(place.role), entry.count * 2 < sheet.units.count, shared.contains(index),
            let word = Self.word(of: name)
        {
            return (word, nil, name)
        }
        guard let contract = sheet.entry(place.role), contract.kind == .contract else { return nil }
        guard let leader = sheet.leaders[index] else {
            guard place.unit == unit, sheet.outsiders[index] == nil, !isFulfilled(name, in: unit) else { return nil }
            return sharing(name).map { ($0, contract.id, $0) }
        }
        return Self.word(of: leader).map { ($0, place.unit == unit ? contract.id : nil, leader) }
    }

    /// Returns true if one of a unit's own types fulfils a protocol, or stands on a class.
    private func isFulfilled(_ name: String, in unit: Int) -> Bool {
        sheet.types[unit].values.joined().contains { sheet.app.ancestors(of: $0).contains(name) }
    }

    /// The name of the one type that is no unit's and fulfils a contract; nobody's who bears a scene's name.
    private func sharing(_ contract: String) -> String? {
        let fulfilling = (sheet.app.heirs[contract] ?? []).filter { sheet.app.types[$0].kind != .protocol }
        guard fulfilling.count == 1, sheet.places[fulfilling[0]] == nil, !sheet.app.isShown(fulfilling[0]) else {
            return nil
        }
        return sheet.app.types[fulfilling[0]].name
    }

    /// The first of the coordinators that stand on a class of the app's or fulfil a protocol, where most that do so are such.
    private func leader(below name: String) -> String? {
        let heirs = (sheet.app.heirs[name] ?? []).filter { sheet.app.types[$0].kind == .class }
        let leaders = heirs.map { sheet.app.types[$0].name }.filter { Self.word(of: $0) != nil }
        return leaders.count * 2 > heirs.count ? leaders.min() : nil
    }
}
