import Architecture
import SourceModel

/// Finds the units of a definition among types, and what each type is in them.
struct UnitMapping {
    private let definition: ArchitectureDefinition
    private let index: TypeIndex
    private let isChecked: (Int) -> Bool
    private let names: PartNames
    private let asked: String?

    private(set) var units: [MappedUnit] = []
    private(set) var players: [TypeIndex.ID: Player] = [:]
    /// Types that are named like a role of units, and belong to none, with that role.
    private(set) var strays: [TypeIndex.ID: String] = [:]
    private var unitsOfStem: [String: [Int]] = [:]

    private struct Candidate {
        var type: TypeIndex.ID
        var match: PartNames.Match
        /// The part that every unit has and that its name tells, too, where the match is of one that few have.
        var needed: PartNames.Match?
    }

    /// Finds the units.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - index: The types.
    ///   - ruling: The part of the sources that is the definition's.
    init(_ definition: ArchitectureDefinition, _ index: TypeIndex, ruling: RoleMap.Ruling) {
        asked = ruling.asked
        self.definition = definition
        self.index = index
        isChecked = ruling.isRuled
        names = PartNames(definition)
        let neededNames = PartNames(definition.withoutOptionalParts)
        let optional = definition.optionalParts
        var candidates: [Candidate] = []
        var unmatched: [TypeIndex.ID] = []
        for id in index.types {
            let type = index[id]
            guard !type.isLocal, type.kind != .alias, type.parent == nil || names.hasNested else { continue }
            if type.kind == .outside {
                // What comes from elsewhere can have a fixed name alone.
                if let match = names.match(type.name, .outside), match.filling.isEmpty { add(id, match.part, nil) }
                continue
            }
            guard isChecked(type.file) else { continue }
            guard let match = names.match(type, in: index) else {
                if type.parent == nil { unmatched.append(id) }
                continue
            }
            if match.isOfUnit {
                if ruling.isOfAnother(match.filling) { continue }
                let needed = optional.contains(match.part) ? neededNames.match(type, in: index) : nil
                candidates.append(Candidate(type: id, match: match, needed: needed))
            } else {
                add(id, match.part, nil)
            }
        }
        let bare = Self.takeBare(&candidates)
        unmatched += bare
        let left = makeUnits(byStem(candidates))
        place(left)
        placeSeveral(unmatched)
        placeByContract()
        placeSharedData(unmatched)
        for number in units.indices { units[number].folder = folder(of: units[number]) }
    }

    /// Takes the types out that are called as a unit would be, where no other type says that unit's name; gives these.
    private static func takeBare(_ candidates: inout [Candidate]) -> [TypeIndex.ID] {
        guard candidates.contains(where: \.match.isBare) else { return [] }
        let stems = Set(candidates.filter { !$0.match.isBare }.map(\.match.filling))
        let alone = candidates.filter { $0.match.isBare && !stems.contains($0.match.filling) }.map(\.type)
        candidates.removeAll { $0.match.isBare && !stems.contains($0.match.filling) }
        return alone
    }

    // MARK: Units

    /// The roles that every unit has.
    private var required: Set<Part> {
        Set(
            definition.roles.filter { role in
                role.scope == .unit && role.isUsed && !role.isOptional && role.type.isOfUnit
                    && !role.type.namesSeveral
            }.map { .role($0.id) })
    }

    /// Sorts types by the names of units: `OrderListPresenter` is the presenter of `OrderList`, where that is a unit by it and `Order` is
    /// none, though a few units have a `{Unit}ListPresenter`.
    private func byStem(_ candidates: [Candidate]) -> [String: [Candidate]] {
        let byStem = Dictionary(grouping: candidates, by: \.match.filling)
        let required = required
        func isUnit(_ found: [Candidate]) -> Bool { self.isUnit(found, required) }
        let open = candidates.filter { $0.needed != nil && !isUnit(byStem[$0.match.filling] ?? []) }
        let others = open.compactMap { candidate in
            candidate.needed.map { Candidate(type: candidate.type, match: $0) }
        }
        var chosen: [TypeIndex.ID: PartNames.Match] = [:]
        for (stem, found) in Dictionary(grouping: others, by: \.match.filling)
        where isUnit((byStem[stem] ?? []) + found) {
            for candidate in found { chosen[candidate.type] = candidate.match }
        }
        if chosen.isEmpty { return byStem }
        return Dictionary(
            grouping: candidates.map { Candidate(type: $0.type, match: chosen[$0.type] ?? $0.match) },
            by: \.match.filling)
    }

    /// Returns true if types have half of the parts that every unit has, and two at least.
    private func isUnit(_ candidates: [Candidate], _ required: Set<Part>) -> Bool {
        Set(candidates.map(\.match.part)).intersection(required).count
            >= max(min(required.count, 2), required.count / 2)
    }

    /// Makes a unit of each name that half of the roles have, and two at least: a controller with a helper is no module; gives back what is of none.
    private mutating func makeUnits(_ byStem: [String: [Candidate]]) -> [(stem: String, Candidate)] {
        var left: [(stem: String, Candidate)] = []
        let required = required
        for (stem, candidates) in byStem.sorted(by: { $0.key < $1.key }) {
            let isAsked =
                stem == asked
                && candidates.contains {
                    $0.match.part == .role(definition.unit.owner) || required.contains($0.match.part)
                }
            guard isAsked || isUnit(candidates, required) else {
                left += candidates.map { (stem, $0) }
                continue
            }
            makeUnits(UnitName(stem), candidates)
        }
        return left
    }

    /// Two modules may each have a unit of one name: then each type goes with the nearest of the part that is there most
    /// often.
    private mutating func makeUnits(_ name: UnitName, _ candidates: [Candidate]) {
        let byPart = Dictionary(grouping: candidates) { $0.match.part }
        let anchors =
            byPart.filter { part, _ in if case .role = part { true } else { false } }
            .max { ($0.value.count, $1.key.id) < ($1.value.count, $0.key.id) }?.value ?? []
        let first = units.count
        for _ in 0..<max(anchors.count, 1) { units.append(MappedUnit(name: name)) }
        unitsOfStem[name.typeName, default: []] += Array(first..<units.count)
        for candidate in candidates {
            var number = first
            if anchors.count > 1 {
                number += nearest(to: candidate.type, among: anchors.map(\.type))
            }
            add(candidate.type, candidate.match.part, number)
        }
    }

    private func nearest(to type: TypeIndex.ID, among others: [TypeIndex.ID]) -> Int {
        let path = index.files[index[type].file].path
        var best = (shared: -1, number: 0)
        for (number, other) in others.enumerated() {
            if other == type { return number }
            let shared = path.countOfBytes(sharedWith: index.files[index[other].file].path)
            if shared > best.shared { best = (shared, number) }
        }
        return best.number
    }

    // MARK: What is not named after its unit alone

    /// Places further ones of a role that a unit may have several of: `ItemsListUploadWorker`.
    private mutating func place(_ left: [(stem: String, Candidate)]) {
        for (stem, candidate) in left {
            if candidate.match.isMany, let unit = unit(beginning: stem, near: candidate.type) {
                add(candidate.type, candidate.match.part, unit)
            } else if case .role(let role) = candidate.match.part {
                strays[candidate.type] = role
            } else if case .data(let kind) = candidate.match.part, let model = modelKind(calledAs: kind),
                !index.types(named: stem).isEmpty
            {
                add(candidate.type, .data(model), nil)
            }
            // Many a type ends as a unit's data does: what is of no unit, and of no model, is none of it.
        }
    }

    /// The kind of data that is called after a model as another one is after its unit: `{Model}UI` beside `{Unit}UI`.
    private func modelKind(calledAs kind: String) -> String? {
        guard let own = definition.dataKind(kind)?.type?.surroundings else { return nil }
        return definition.data.first { other in
            guard other.id != kind, let type = other.type, type.isShared, let around = type.surroundings else {
                return false
            }
            return around == own
        }?.id
    }

    /// Places types of forms such as `{Unit}…Cell`.
    private mutating func placeSeveral(_ unmatched: [TypeIndex.ID]) {
        guard !names.several.isEmpty else { return }
        for id in unmatched {
            let type = index[id]
            let forms = names.several.filter { $0.mayName(type) }
            guard !forms.isEmpty, let unit = unit(beginning: type.name, near: id) else { continue }
            if let several = forms.first(where: { $0.form.matches(type.name, of: units[unit].name) }) {
                add(id, several.part, unit)
            }
        }
    }

    /// The unit with the longest name that a name begins with.
    private func unit(beginning name: String, near type: TypeIndex.ID) -> Int? {
        var stem = Substring(name).dropLast()
        while !stem.isEmpty {
            if let found = unitsOfStem[String(stem)] {
                guard found.count > 1 else { return found[0] }
                let anchors = found.compactMap { units[$0].types.values.first?.first }
                return found[nearest(to: type, among: anchors)]
            }
            stem = stem.dropLast()
        }
        return nil
    }

    /// A class that conforms to a unit's contract plays the role that implements it, where nobody is named after it.
    private mutating func placeByContract() {
        for number in units.indices {
            for role in definition.roles where role.scope == .unit && units[number].players(of: role.id).isEmpty {
                for contract in role.implements where !isOfAnother(contract) {
                    guard let id = units[number].contract(contract) else { continue }
                    let found = index[id].children.filter { child in
                        let type = index[child]
                        return players[child] == nil && type.kind == .class && isChecked(type.file)
                            && hasKind(of: role, child)
                    }
                    guard found.count == 1 else { continue }
                    add(found[0], .role(role.id), number, isNamed: false)
                    break
                }
            }
        }
    }

    /// Returns true if a type may be of the kind that a role has: a view of UIKit's is no view controller.
    private func hasKind(of role: Role, _ type: TypeIndex.ID) -> Bool {
        let views = ["UIView", "UITableViewCell", "UICollectionViewCell"]
        guard role.base == "UIViewController" else { return true }
        return !views.contains { index.inherits(type, fromOutside: $0) == .yes }
    }

    /// Returns true if a contract is one with which a unit talks to another, so that others implement it.
    private func isOfAnother(_ contract: String) -> Bool {
        definition.channels.contains { $0.leavesUnit && $0.through == contract }
    }

    /// Data whose name is the model's alone is known by the folder and the file that its kind is made in.
    private mutating func placeSharedData(_ unmatched: [TypeIndex.ID]) {
        for kind in definition.data {
            guard let form = kind.type, form.letterCount == 0, form.isShared else { continue }
            let folders = definition.kinds.filter { $0.files.contains { $0.holds.contains(kind.id) } }
                .compactMap { $0.folder.description.split(separator: "/").last.map(String.init) }
            for id in unmatched where players[id] == nil && index[id].kind != .protocol {
                let parts = index.files[index[id].file].path.split(separator: "/")
                let isInFolder = parts.dropLast().contains { folders.contains(String($0)) }
                if isInFolder, parts.last == "\(index[id].name).swift" { add(id, .data(kind.id), nil) }
            }
        }
    }

    private mutating func add(_ type: TypeIndex.ID, _ part: Part, _ unit: Int?, isNamed: Bool = true) {
        players[type] = Player(type: type, part: part, unit: unit, isNamed: isNamed)
        if let unit { units[unit].types[part, default: []].append(type) }
    }

    private func folder(of unit: MappedUnit) -> String {
        let roles = [definition.unit.owner] + definition.roles.map(\.id)
        guard let type = roles.lazy.compactMap({ unit.players(of: $0).first }).first else { return "" }
        let path = index.files[index[type].file].path
        return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
