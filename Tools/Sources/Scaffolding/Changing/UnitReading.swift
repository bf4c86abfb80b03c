import Architecture
import Conformance
import Foundation
import Project
import SourceModel

/// A unit that is there, read by who plays which role in it: who holds whom, who implements what, and how it goes to others.
struct UnitReading: Sendable {
    let around: ProjectSurroundings
    let map: RoleMap
    /// The unit's place in the map.
    let unit: Int

    var index: TypeIndex { around.index }
    var definition: ArchitectureDefinition { map.definition }
    var name: UnitName { map.units[unit].name }

    /// Reads a unit.
    ///
    /// - Parameters:
    ///   - unit: its name.
    ///   - definition: its architecture.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such unit.
    init(
        _ unit: String, of definition: ArchitectureDefinition, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        self.around = around
        map = RoleMap(
            definition, around.index,
            ruling: RoleMap.Ruling(asked: unit, isRuled: { around.isRuled(around.index.files[$0].path) }))
        self.unit = try map.number(ofUnit: unit, in: around.folder)
    }

    // MARK: Who talks to whom

    /// Somebody who holds somebody else of the unit.
    struct Line {
        let from: Actor
        /// The property that holds it.
        let property: String
        let isWeak: Bool
        let link: Link
        /// The protocol through which it goes, or the type.
        let target: TypeIndex.ID
    }

    func lines(from actor: Actor) -> [Line] {
        let own = actor.holds.compactMap { hold -> Line? in
            guard let link = map.link(of: hold, in: actor), case .part(let target) = hold.target, !hold.isMany,
                !isOfMany(hold.shared ?? target)
            else { return nil }
            let held = hold.shared ?? target
            let property = openName(of: hold.property, in: actor.player.type, held)
            return Line(
                from: actor, property: property, isWeak: hold.ownership == .weak, link: link, target: held)
        }
        return own + linesOfBase(of: actor).filter { line in !own.contains { $0.property == line.property } }
    }

    /// The name by which a type's own code reaches what it holds: `screen`, where `_screen` is only behind it.
    private func openName(of property: String, in type: TypeIndex.ID, _ held: TypeIndex.ID) -> String {
        guard property.hasPrefix("_") else { return property }
        let open = index.members(of: type).first { member in
            member.fact.kind == .property && !member.fact.isStatic && !member.fact.name.hasPrefix("_")
                && member.fact.type.map { index.resolveHeld($0, in: index.scope(of: member)).id == held } ?? false
        }
        return open?.fact.name ?? property
    }

    /// Whom a generic base holds: `BaseViewController<HomePresenterProtocol>` has a `var presenter: Presenter`.
    private func linesOfBase(of actor: Actor) -> [Line] {
        index[actor.player.type].parents.flatMap { parent -> [Line] in
            guard case .named(_, _, let arguments) = parent.type, let base = parent.meaning.id,
                index[base].kind == .class, index[base].generics.count == arguments.count
            else { return [] }
            return index.members(of: base).compactMap { member in
                guard member.fact.kind == .property, let storage = member.fact.storage,
                    !member.fact.modifiers.contains(where: { $0.hasPrefix("private") || $0 == "fileprivate" }),
                    case .named(nil, let name, let none) = member.fact.type?.heldType, none.isEmpty,
                    let place = index[base].generics.firstIndex(of: name),
                    let target = index.resolve(arguments[place].heldType, in: NameScope(file: parent.part.file)).id,
                    let link = map.link(to: target, from: actor), !isOfMany(target)
                else { return nil }
                return Line(
                    from: actor, property: member.fact.name, isWeak: storage.ownership == .weak, link: link,
                    target: target)
            }
        }
    }

    /// Returns true if a contract is everybody's, as a base of all coordinators is: the messages of one unit belong
    /// into none of these.
    func isOfMany(_ contract: TypeIndex.ID) -> Bool {
        guard index[contract].kind == .protocol, !index[contract].name.contains(name.typeName) else { return false }
        let home = owner.map { Set(index.files[index[$0].file].modules) } ?? []
        if !home.isEmpty, home.isDisjoint(with: index.files[index[contract].file].modules) { return true }
        let folders = conformers(of: contract).filter { !isOfTests($0) }.map {
            index.files[index[$0].file].path.split(separator: "/").dropLast()
        }
        return Set(folders).count > 4
    }

    /// Returns the lines by which the unit tells its opener of things that it does not do itself; those that the
    /// definition names first.
    func outputs() -> [Line] {
        let all = actors.flatMap(lines)
        let contract = definition.inputs.returns
        var found = all.filter { contract != nil && $0.link.through == contract }
        found += all.filter { $0.isWeak && $0.link.leavesUnit && index[$0.target].kind == .protocol }
        found += all.filter { line in
            Self.isOutput(index[line.target].name) && line.isWeak && line.link.to == nil
        }
        found += delegates().sorted { one, other in
            isNamed(one) && !isNamed(other)
        }
        // Who goes has opened the unit, and hears what came of it.
        return found + all.filter { $0.isWeak && Self.isCalledGoer(index[$0.target].name) }
    }

    /// Returns true if a contract has a name of those by which others are mostly told.
    static func isOutput(_ contract: String) -> Bool {
        ["Delegate", "Output", "Listener"].contains(where: contract.hasSuffix)
    }

    private func isNamed(_ line: Line) -> Bool { index[line.target].name.contains(name.typeName) }

    /// Returns true if only those who open units fulfil a contract.
    private func isFulfilledByOthers(_ contract: TypeIndex.ID) -> Bool {
        let conformers = conformers(of: contract).filter { !isOfTests($0) }
        return !conformers.isEmpty
            && conformers.allSatisfy { id in
                if let other = map.players[id]?.unit { other != unit } else { Self.isCalledGoer(index[id].name) }
            }
    }

    /// Weak references to protocols that nobody of the unit implements.
    private func delegates() -> [Line] {
        let own = Set(map.units[unit].types.values.joined())
        return actors.flatMap { actor in
            index.members(of: actor.player.type).compactMap { member -> Line? in
                guard member.fact.kind == .property, member.fact.storage?.ownership == .weak,
                    let type = member.fact.type,
                    case .type(let id, _) = index.resolveHeld(type, in: NameScope(file: member.part.file)),
                    index[id].kind == .protocol, index[id].parts.contains(where: \.isProtocol),
                    !own.contains(id) || Self.isOutput(index[id].name) || isFulfilledByOthers(id),
                    own.isDisjoint(with: conformers(of: id)), !isOfMany(id)
                else { return nil }
                let link = Link(leavesUnit: true)
                return Line(from: actor, property: member.fact.name, isWeak: true, link: link, target: id)
            }
        }
    }

    /// The type that people see, or else the one whose life is the unit's; nil where it is not declared here.
    var owner: TypeIndex.ID? {
        let found = declared(ownerRole)
        return found.map(isOnScreen) == true ? found : namesake ?? found
    }

    /// The type that people see, where it has the unit's name and plays no role.
    private var namesake: TypeIndex.ID? {
        index.types(named: name.typeName).first { id in
            index[id].kind != .protocol && declaration(of: id) != nil && isOnScreen(id) && !isOfTests(id)
                && index.files[index[id].file].path.hasPrefix(map.units[unit].folder + "/")
        }
    }

    /// The role of what people see: the owner's, or the view's where a router owns the unit.
    var ownerRole: String {
        let owner = definition.unit.owner
        if declared(owner).map(isOnScreen) ?? true { return owner }
        let seen = definition.roles.filter { $0.scope == .unit && $0.count != .many }.map(\.id)
        return seen.first { declared($0).map(isOnScreen) ?? false } ?? owner
    }

    private func declared(_ role: String) -> TypeIndex.ID? {
        map.units[unit].players(of: role).first { !index[$0].parts.isEmpty }
    }

    /// Returns true if people see a type on the screen, as its name or its ancestors tell.
    func isOnScreen(_ id: TypeIndex.ID) -> Bool {
        let ancestors = index.ancestors(of: id).compactMap(\.type.lastName)
        if index[id].kind == .struct { return ancestors.contains("View") }
        return (ancestors + [index[id].name]).contains { name in
            ["ViewController", "VC", "Screen"].contains(where: name.hasSuffix)
        }
    }

    /// Returns true if a type is a view of UIKit, or a contract of such views alone: it shows something, and decides nothing.
    func isOnlyShown(_ id: TypeIndex.ID) -> Bool {
        let types = index[id].kind == .protocol ? conformers(of: id).filter { !isOfTests($0) } : [id]
        return !types.isEmpty
            && types.allSatisfy { type in
                index.ancestors(of: type).compactMap(\.type.lastName).contains { name in
                    name.hasPrefix("UI") && ["View", "Cell", "Control", "Button"].contains(where: name.hasSuffix)
                }
            }
    }

    /// True if owners of units are seen to go to others by themselves.
    var ownersGo: Bool {
        map.actors.contains { $0.role == definition.unit.owner && !$0.moves.isEmpty }
    }

    var actors: [Actor] { map.actors(ofUnit: unit) }

    /// The contract of this unit that in most others stands between two roles; nil where it has none.
    func usualContract(_ line: (Int) -> Line?) -> TypeIndex.ID? {
        var counts: [String: Int] = [:]
        for other in map.units.indices where other != unit {
            if let contract = line(other)?.link.through { counts[contract, default: 0] += 1 }
        }
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return usual.flatMap { map.units[unit].contract($0) }
    }

    func place(of type: TypeIndex.ID) -> String {
        "\(index.files[index[type].file].path):\(index[type].line)"
    }

    /// Whom the role that the user touches tells.
    func listeners(of message: String, in unit: Int? = nil) -> [Line] {
        let actors = map.actors(ofUnit: unit ?? self.unit)
        let owner = definition.inputs.events?.from ?? ownerRole
        let speakers = actors.filter { $0.role == owner } + actors.filter { $0.role == ownerRole }
        let all = speakers.flatMap(lines).filter {
            !$0.link.leavesUnit && $0.link.to != owner && !isOneOfMany($0.target) && !isOnlyShown($0.target)
        }
        let wanted = definition.inputs.events?.to
        return all.enumerated().sorted { one, other in
            rank(one.element, wanted, message) == rank(other.element, wanted, message)
                ? one.offset < other.offset : rank(one.element, wanted, message) < rank(other.element, wanted, message)
        }.map(\.element)
    }

    /// The views that the owner has, which only show.
    func shownViews() -> [Line] {
        actors.filter { $0.role == ownerRole }.flatMap(lines).filter { !$0.link.leavesUnit && isOnlyShown($0.target) }
    }

    func rank(_ line: Line, _ wanted: String?, _ message: String) -> Int {
        if let wanted, line.link.to == wanted { return 0 }
        let says = line.link.channel?.says.contains { $0.isOpen && $0.form(for: name).matches(message) } ?? false
        if says { return 1 }
        if line.link.to.map(map.builds) == true { return 5 }
        return line.link.through != nil ? 2 : 3
    }

    // MARK: Types

    /// Returns the mark between a property and a message to it.
    func optionalMark(_ line: Line) -> String {
        let type = line.from.player.type
        let bases = index.ancestors(of: type).compactMap(\.meaning.id).filter { index[$0].kind == .class }
        let member = ([type] + bases).lazy.flatMap { index.members(of: $0) }.first { $0.fact.name == line.property }
        if case .optional = member?.fact.type { return "?" }
        return ""
    }

    /// Those who conform to a protocol by their own word, in the order of the files.
    func conformers(of contract: TypeIndex.ID) -> [TypeIndex.ID] {
        var found: [TypeIndex.ID] = []
        var queue = [contract]
        var seen: Set<TypeIndex.ID> = [contract]
        while let next = queue.popLast() {
            for child in index[next].children where seen.insert(child).inserted {
                switch index[child].kind {
                case .protocol: queue.append(child)
                case .alias, .outside: break
                default: found.append(child)
                }
            }
        }
        return found.sorted { (index[$0].file, index[$0].line) < (index[$1].file, index[$1].line) }
    }

    func text(of path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func isOfTests(_ id: TypeIndex.ID) -> Bool {
        let file = index.files[index[id].file]
        let isInTarget = TestFiles.isOfTestsAlone(file.modules) || file.path.contains("Tests/")
        return TestCode.isTest(imports: file.imports.map(\.path), isInTestTarget: isInTarget)
            || index[id].name.contains("Mock")
    }

    func isGenerated(_ path: String) -> Bool {
        if around.mocks.contains(path) { return true }
        let head = text(of: path).prefix(400)
        return ["@Generated", "Generated using", "DO NOT EDIT", "MARK: - Mocks generated"].contains(
            where: head.contains)
    }

    static func selector(_ fact: MemberFact) -> String {
        fact.name + "(" + fact.parameters.map { $0.label + ":" }.joined() + ")"
    }

    func place(_ spot: Actor.Spot) -> String { "\(index.files[spot.file].path):\(spot.line)" }
}

extension RoleMap {
    /// The one unit of a name in a folder or below it, by its place in ``units``.
    ///
    /// - Parameters:
    ///   - unit: its name, as its types begin with it.
    ///   - folder: the folder.
    /// - Throws: ``ScaffoldError`` where there is none, or several.
    func number(ofUnit unit: String, in folder: String) throws(ScaffoldError) -> Int {
        let found = units.indices.filter {
            units[$0].name.typeName == unit && (units[$0].folder + "/").hasPrefix(folder + "/")
        }
        guard let first = found.first else {
            let others = units.filter { $0.name.typeName == unit }.map { "'\($0.folder)'" }
            var error = ScaffoldError(
                .usage,
                "there is no \(definition.unit.word) '\(unit)' in '\(folder)'"
                    + (others.isEmpty
                        ? NearestWord.hint(for: unit, among: units.map(\.name.typeName))
                        : ": it is in \(others.joined(separator: " and "))"))
            error.isUnknownUnit = true
            throw error
        }
        guard found.count == 1 else {
            let places = found.map { "'\(units[$0].folder)'" }.joined(separator: " and ")
            throw ScaffoldError(.usage, "'\(unit)' stands in \(places): say by --into which is meant")
        }
        return first
    }
}
