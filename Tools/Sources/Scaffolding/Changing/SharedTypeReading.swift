import Architecture
import Conformance
import Foundation
import SourceModel
import SwiftSyntax

/// Something that many scenes of an app share, as they do: by which type they know it, how they call it and how they get it.
struct SharedTypeReading {
    /// The endings of such types' names, where a person gives the rest.
    private static let endings = [
        "Manager", "Service", "Repository", "Provider", "Store", "Storage", "Client", "UseCase", "Worker", "Handler",
        "Helper",
    ]
    /// The names that types give to their one instance.
    private static let instances = ["shared", "sharedInstance", "instance", "default", "standard", "current", "main"]

    /// A property of such a type.
    private struct Holder {
        let role: String?
        let property: String
        let type: String
        let hasValue: Bool
        let attributes: [String]
        /// True if people see who holds it.
        let isOnScreen: Bool
    }

    /// The name that a property gets.
    let name: String
    /// The type by which it is known: its contract, where others know it by that.
    let type: String
    /// True if the type is a protocol.
    let isContract: Bool
    /// The code that gets one: `RideManager.shared`; nil where nobody is seen to get one.
    let code: String?
    /// The code that gets one in tests, where they have another.
    let mock: String?
    /// True if the types that need it mostly take it without being handed one.
    let isUsuallyTakenAsIs: Bool
    /// The type of the unit that gets it.
    let keeper: TypeIndex.ID?
    /// The types by which it may be known.
    let names: Set<String>
    /// The code before its property where it is had by a wrapper of the app's: `@Injected`.
    let wrapper: String?

    /// Reads it.
    ///
    /// - Parameters:
    ///   - text: its name, or what comes before its ending: `Ride` of `RideManager`.
    ///   - reading: the unit that gets it.
    /// - Throws: ``ScaffoldError`` where there is none.
    init(_ text: String, in reading: UnitReading) throws(ScaffoldError) {
        let index = reading.index
        let wanted = String(text.prefix { $0 != "<" }).trimmed
        _ = try SwiftNames.unit(wanted, word: "manager")
        guard let found = Self.type(wanted, in: reading) else {
            let all = index.types.filter { !reading.isOfTests($0) }.map { index[$0].name }
                .filter { name in Self.endings.contains(where: name.hasSuffix) }
            throw ScaffoldError(
                .usage,
                "there is no type '\(wanted)', '\(wanted)Manager' or '\(wanted)Service' here"
                    + NearestWord.hint(for: wanted, among: all + all.map { Self.stem(of: $0) }))
        }
        let isProtocol = index[found].kind == .protocol
        let makers = isProtocol ? reading.conformers(of: found).filter { !reading.isOfTests($0) } : [found]
        let concrete = makers.count == 1 ? makers.first : nil
        let stem = index[concrete ?? found].name
        if !isProtocol { try Self.refuseStatic(found, named: stem, in: reading) }
        let contracts =
            isProtocol
            ? [found]
            : index.ancestors(of: found).compactMap(\.meaning.id).filter {
                index[$0].kind == .protocol && !index[$0].parts.isEmpty && index[$0].name.contains(Self.stem(of: stem))
            }
        let types = Set(contracts + [found] + [concrete].compactMap(\.self))
        let names = Set(types.map { index[$0].name })
        self.names = names
        let holders = Self.holders(of: names, in: reading)
        let known = Self.most(holders.map(\.type)) ?? index[contracts.count == 1 ? contracts[0] : found].name
        isContract = types.contains { index[$0].name == known && index[$0].kind == .protocol }
        let bare = known.hasSuffix("Protocol") ? String(known.dropLast("Protocol".count)) : known
        let arguments = text.trimmed.dropFirst(wanted.count)
        type = known + arguments
        if arguments.isEmpty,
            let generic = types.first(where: {
                index[$0].name == known && index[$0].kind != .protocol && !index[$0].generics.isEmpty
            })
        {
            let names = index[generic].generics.joined(separator: ", ")
            throw ScaffoldError(
                .usage,
                "'\(known)' is generic (\(reading.place(of: generic))): say of what, as in '\(known)<\(names)>'")
        }
        // A contract's own name says the less: 'RideManaging' of a 'RideManager', but not that of a 'DefaultRideManager'.
        name = Self.most(holders.map(\.property)) ?? UnitName(stem.contains(bare) ? bare : stem).propertyName
        code = concrete.flatMap { Self.code(for: $0, in: reading) }.map { code in
            code.hasPrefix(stem) && !arguments.isEmpty ? stem + arguments + code.dropFirst(stem.count) : code
        }
        let doubles = contracts.flatMap(reading.conformers).filter(reading.isOfTests)
        mock = doubles.first { id in
            index.members(of: id).allSatisfy { $0.fact.kind != .initializer || $0.fact.parameters.isEmpty }
        }.map { "\(index[$0].name)()" }
        isUsuallyTakenAsIs = holders.count(where: \.hasValue) * 2 > holders.count
        keeper = Self.keeper(holders, in: reading)
        wrapper = Self.wrapper(holders, keeper, in: reading)
    }

    /// Refuses a type of which nobody holds a value.
    private static func refuseStatic(
        _ id: TypeIndex.ID, named name: String, in reading: UnitReading
    ) throws(ScaffoldError) {
        let members = reading.index.members(of: id)
        let isHeld = members.contains { !$0.fact.isStatic && $0.fact.kind != .initializer }
        guard !isHeld, members.contains(where: { $0.fact.kind == .function }) else { return }
        throw ScaffoldError(
            .cannotCreate,
            "\(reading.place(of: id)):1: error: all that '\(name)' has is static, so that nobody holds one: nothing was "
                + "written; call '\(name).…' where it is needed", saysPlaces: true)
    }

    /// Returns true if a type that is written somewhere is this one.
    func isMeant(by type: String) -> Bool { names.contains(Self.plain(type)) }

    /// A type without what makes it optional or existential.
    private static func plain(_ type: String) -> String {
        var type = type.filter { !"?!()".contains($0) }
        if type.hasPrefix("any ") { type = String(type.dropFirst(4)) }
        return type.trimmed
    }

    private static func stem(of name: String) -> String {
        endings.first { name.hasSuffix($0) && name.count > $0.count }.map { String(name.dropLast($0.count)) } ?? name
    }

    private static func most(_ words: [String]) -> String? {
        let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The type of a name, outside of tests: no part of a unit, where there is another.
    private static func type(_ name: String, in reading: UnitReading) -> TypeIndex.ID? {
        let index = reading.index
        for word in [name] + endings.map({ name + $0 }) + [name + "Protocol"] {
            let found = index.types(named: word).filter { id in
                // Who says the whole name of a double that the app itself has means that.
                let isOfTests =
                    word == name ? reading.isOfTests(path: index.files[index[id].file].path) : reading.isOfTests(id)
                return [.class, .struct, .actor, .protocol].contains(index[id].kind) && !isOfTests
                    && reading.declaration(of: id) != nil
            }
            let near = found.max { reading.nearness(of: $0) < reading.nearness(of: $1) }
            let free = found.filter { reading.map.players[$0]?.unit == nil }
            if let one = free.max(by: { reading.nearness(of: $0) < reading.nearness(of: $1) }) ?? near { return one }
        }
        return nil
    }

    private static func holders(of names: Set<String>, in reading: UnitReading) -> [Holder] {
        let index = reading.index
        return index.types.filter { !reading.isOfTests($0) && !index[$0].parts.isEmpty }.flatMap { id in
            index.members(of: id).compactMap { member -> Holder? in
                guard member.fact.kind == .property, let storage = member.fact.storage,
                    !member.fact.modifiers.contains("static"), let type = member.fact.type,
                    names.contains(plain(type.description))
                else { return nil }
                var role: String?
                if case .role(let id) = reading.map.players[id]?.part { role = id }
                return Holder(
                    role: role, property: member.fact.name, type: plain(type.description),
                    hasValue: storage.initialValue != nil, attributes: member.fact.attributes,
                    isOnScreen: reading.isOnScreen(id))
            }
        }
    }

    /// Whom of the unit others of its kind have it with, or have what is like it with, or who decides. Whom people see gets it where
    /// nobody else of the unit has such things in this app, or few have.
    private static func keeper(_ holders: [Holder], in reading: UnitReading) -> TypeIndex.ID? {
        let unit = reading.map.units[reading.unit]
        var counts: [String: (same: Int, alike: Int)] = [:]
        for role in holders.compactMap(\.role) { counts[role, default: (0, 0)].same += 1 }
        for actor in reading.map.actors {
            let held = reading.index.members(of: actor.player.type).count { isAlike($0) }
            counts[actor.role, default: (0, 0)].alike += held
        }
        let found = counts.filter { $0.value.same + $0.value.alike > 0 && !reading.map.builds($0.key) }.compactMap {
            role, count -> (type: TypeIndex.ID, role: String, count: (same: Int, alike: Int))? in
            unit.players(of: role).first { reading.declaration(of: $0) != nil && !reading.isOneOfMany($0) }
                .map { ($0, role, count) }
        }.sorted { one, other in
            (other.count.same, other.count.alike, one.role) < (one.count.same, one.count.alike, other.role)
        }
        let deciding = found.first { !reading.isOnScreen($0.type) }
        if let first = found.first, let deciding, reading.isOnScreen(first.type) {
            return first.count.alike > 3 * deciding.count.alike ? first.type : deciding.type
        }
        return found.first?.type ?? reading.keeperOfTaken
    }

    /// Returns true if a property is called like what an app shares.
    private static func isAlike(_ member: IndexedMember) -> Bool {
        guard member.fact.kind == .property, let type = member.fact.type.map({ plain($0.description) }) else {
            return false
        }
        return endings.contains { type.hasSuffix($0) || type.hasSuffix($0 + "Protocol") }
    }

    /// The wrapper by which most others have it, or have what is like it where it goes.
    private static func wrapper(
        _ holders: [Holder], _ keeper: TypeIndex.ID?, in reading: UnitReading
    ) -> String? {
        let own = ["@Inject", "@LazyInject", "@Dependency", "@Service", "@Resolve", "@WeakLazyInject"]
        func one(of attributes: [[String]], plainOnly: Bool) -> String? {
            let found = attributes.compactMap { all in all.first { name in own.contains(where: name.hasPrefix) } }
            guard found.count * 2 > attributes.count, let usual = most(found) else { return nil }
            return plainOnly && usual.contains("(") ? nil : usual
        }
        if !holders.isEmpty { return one(of: holders.map(\.attributes), plainOnly: false) }
        guard let keeper, let role = reading.map.actors.first(where: { $0.player.type == keeper })?.role else {
            return nil
        }
        let alike = reading.map.actors.filter { $0.role == role }.flatMap { actor in
            reading.index.members(of: actor.player.type).filter(isAlike).map(\.fact.attributes)
        }
        return one(of: alike, plainOnly: true)
    }

    /// Returns the code that gets one: as the type says, as others get it, or made.
    private static func code(for id: TypeIndex.ID, in reading: UnitReading) -> String? {
        let index = reading.index
        let name = index[id].name
        let members = index.members(of: id)
        let isStatic = { (member: IndexedMember) in !Set(member.fact.modifiers).isDisjoint(with: ["static", "class"]) }
        if let one = members.first(where: {
            $0.fact.kind == .property && isStatic($0) && instances.contains($0.fact.name)
        }) {
            return "\(name).\(one.fact.name)"
        }
        let made = reading.makings(of: id, in: reading.sources(naming: id)).filter {
            !reading.isOfTests(path: $0.source.path) && $0.isSelfContained
        }
        if let usual = most(made.map { $0.call.trimmedDescription }) { return usual }
        let initializers = members.filter { $0.fact.kind == .initializer && !$0.fact.modifiers.contains("private") }
        let isMadeOfNothing =
            initializers.isEmpty
            ? members.allSatisfy { member in
                guard let storage = member.fact.storage, !isStatic(member) else { return true }
                if case .optional = member.fact.type { return true }
                return storage.initialValue != nil || storage.isLazy
            } && index[id].kind != .protocol
            : initializers.contains { $0.fact.parameters.allSatisfy(\.hasDefault) }
        return isMadeOfNothing ? "\(name)()" : nil
    }
}
