import Architecture
import SourceModel

/// An app as its definition sees it: the units, who plays which role in them, and what each does that the definition
/// speaks of. Nothing in it knows an architecture by its name.
package struct RoleMap: Sendable {
    /// The definition.
    package let definition: ArchitectureDefinition
    /// The types of the app.
    package let index: TypeIndex
    /// The files that the definition rules, tests left out.
    package let files: [Int]
    /// The place of each file among these; -1 where the definition does not rule it.
    private let places: [Int32]
    private let tests: TestFiles
    /// The units, by name.
    package let units: [MappedUnit]
    /// The types that are parts of the definition.
    package let players: [TypeIndex.ID: Player]
    /// The types that play roles in units, or roles that units share; in the order of the units, then of the files.
    package private(set) var actors: [Actor] = []
    private var numbers: [TypeIndex.ID: Int] = [:]
    private var unitsOfFile: [Int: Set<Int>] = [:]
    /// Types that are named like a unit's role and belong to none, with that role.
    package let strays: [TypeIndex.ID: String]
    /// The classes of screens that play no role and set themselves, or a closure, in what they hold, or subscribe to something, with these places alone.
    package private(set) var otherScreens: [Actor] = []
    /// The strong references of the classes of screens, be they actors or not.
    package private(set) var ties: [TypeIndex.ID: [Actor.Hold]] = [:]
    /// Actors that are made by types that play no role.
    package private(set) var strayCreations: [StrayCreation] = []
    /// The actors that a function makes, and hands to others alone.
    package private(set) var handed: [HandedActor] = []
    /// The actors that somebody else is seen to make.
    package private(set) var made: Set<TypeIndex.ID> = []
    /// The assignments to actors' properties, by property.
    package private(set) var wires: [String: [Wire]] = [:]
    /// The types from whose lists something is taken out, by the lists' names.
    private var takenFrom: [String: Set<TypeIndex.ID?>] = [:]
    /// The types whose properties of a name somebody sets to nil; nil among them where it is not known whose property is meant.
    private var cleared: [String: Set<TypeIndex.ID?>] = [:]
    /// The names of subjects that somebody ends.
    package private(set) var ended: Set<String> = []
    /// The registrations in containers, and the requests to them.
    package private(set) var services = ServiceUses()
    /// The channels of the definition by the role that they begin at: asked of each thing that an actor knows.
    private let channelsOfRoles: [String: [Channel]]
    /// The numbers of files, units, actors and calls of which something could be told.
    package private(set) var counts = Counts()
    /// An actor that is made where no actor acts.
    package struct StrayCreation: Sendable {
        /// The actor's type.
        package var type: TypeIndex.ID
        package var spot: Actor.Spot
        /// The type that makes it.
        package var around: TypeIndex.ID?
    }

    /// A property with the type of the object that has it.
    struct OwnedProperty: Hashable, Sendable {
        var name: String
        /// The type of the object whose property it is; nil where it is not known.
        var owner: TypeIndex.ID?
    }

    /// The numbers of an app's files, units, actors and calls of which something could be told.
    package struct Counts: Sendable, Codable, Equatable {
        /// Files that the definition rules, tests left out.
        package var files = 0
        package var units = 0
        package var actors = 0
        /// Stored properties that are a channel of the definition.
        package var channels = 0
        /// Calls of actors of which it is known on whom they are made.
        package var resolvedCalls = 0
        package var unresolvedCalls = 0
        /// Types that are named like a role and belong to no unit, or are of another kind than the others of that role.
        package var strays = 0

        package init() {}

        /// The parts of several maps together.
        package static func + (left: Counts, right: Counts) -> Counts {
            var sum = left
            sum.files += right.files
            sum.units += right.units
            sum.actors += right.actors
            sum.channels += right.channels
            sum.resolvedCalls += right.resolvedCalls
            sum.unresolvedCalls += right.unresolvedCalls
            sum.strays += right.strays
            return sum
        }
    }

    /// The directives to the tool in a file's comments, and the lines that declarations take.
    package struct FileNotes: Sendable {
        package var directives: [DirectiveFact]
        package var spans: [ClosedRange<Int>]
    }

    /// The notes of files with comments to the tool.
    package private(set) var notes: [Int: FileNotes] = [:]

    /// The readings that the next run can take over; nil where nothing is kept.
    package private(set) var answers: KeptAnswers?

    /// The files with a syntax error, in order.
    package private(set) var broken: [Int] = []

    /// The part of the sources that is a definition's.
    package struct Ruling: Sendable {
        /// A unit that a person names, and that is one with whatever it has.
        package var asked: String?
        /// Returns true if the definition rules a file; those of tests it never does.
        package var isRuled: @Sendable (Int) -> Bool
        /// Returns true if another definition of the same sources fits a unit better.
        package var isOfAnother: @Sendable (String) -> Bool
        /// The files of tests, where somebody has looked for them already.
        package var tests: TestFiles?

        /// Describes it: all sources, where nothing is said.
        package init(
            asked: String? = nil, isRuled: @escaping @Sendable (Int) -> Bool = { _ in true },
            isOfAnother: @escaping @Sendable (String) -> Bool = { _ in false }, tests: TestFiles? = nil
        ) {
            (self.asked, self.isRuled, self.isOfAnother, self.tests) = (asked, isRuled, isOfAnother, tests)
        }
    }

    /// Puts the map of some files together.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - index: The types of all files.
    ///   - ruling: The part of the sources that is the definition's.
    ///   - memory: The readings that an earlier run kept; nil reads all files.
    ///   - jobs: The number of threads that take part.
    package init(
        _ definition: ArchitectureDefinition, _ index: TypeIndex, ruling: Ruling = Ruling(),
        memory: ReadingMemory? = nil, jobs: Int = Workers.processorCount
    ) {
        let reading = MapReading(MapRequest(definition, ruling: ruling, memory: memory), index)
        MapReading.read([reading], index, jobs: jobs)
        self = reading.finished()
    }

    /// Finds the units alone: who plays which role in them is known, what they do is not.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - index: The types of all files.
    ///   - ruling: The part of the sources that is the definition's.
    package init(unitsOf definition: ArchitectureDefinition, _ index: TypeIndex, ruling: Ruling) {
        let definition = definition.withOptionalChannels
        self.definition = definition
        self.index = index
        channelsOfRoles = Dictionary(grouping: definition.channels, by: \.from)
        let tests = ruling.tests ?? TestFiles(index)
        self.tests = tests
        let checked = index.files.indices.filter { !tests[$0] && ruling.isRuled($0) }
        files = checked
        var places = Array(repeating: Int32(-1), count: index.files.count)
        for (place, file) in checked.enumerated() { places[file] = Int32(place) }
        self.places = places
        let mapping = UnitMapping(
            definition, index,
            ruling: Ruling(
                asked: ruling.asked, isRuled: { [places] in places[$0] >= 0 }, isOfAnother: ruling.isOfAnother))
        units = mapping.units
        players = mapping.players
        strays = mapping.strays
        counts.files = checked.count
        counts.units = units.count
        counts.strays = strays.count
    }

    /// The place of a file among those that the definition rules; nil where it does not.
    func place(ofFile file: Int) -> Int? { places[file] < 0 ? nil : Int(places[file]) }

    /// Takes what was read of each of its files.
    mutating func take(_ results: ParallelResults<ActorReading.Result>, _ answers: KeptAnswers?) {
        self.answers = answers
        gather(files, results)
    }

    private mutating func gather(_ files: [Int], _ results: ParallelResults<ActorReading.Result>) {
        var byType: [TypeIndex.ID: Actor] = [:]
        for player in players.values {
            guard case .role(let role) = player.part, index[player.type].kind != .outside else { continue }
            let type = index[player.type]
            byType[player.type] = Actor(
                player: player, role: role, declaration: Actor.Spot(file: type.file, line: type.line))
        }
        let strangers = ofOtherKinds(byType)
        for id in strangers { byType[id] = nil }
        counts.strays += strangers.count
        var others: [TypeIndex.ID: Actor] = [:]
        for (place, file) in files.enumerated() {
            guard let result = results[place] else { continue }
            for (id, found) in result.holds { byType[id]?.holds += found }
            for (id, found) in result.calls { byType[id]?.calls += found }
            for (id, found) in result.mentions {
                byType[id]?.mentions += found
                for mention in found where mention.place == .creation { made.insert(mention.target) }
            }
            for (id, found) in result.moves { byType[id]?.moves += found }
            for (id, found) in result.closures {
                byType[id]?.closures += found
                if byType[id] == nil { others[id, default: stranger(id)].closures += found }
            }
            for (id, found) in result.subscriptions {
                byType[id]?.subscriptions += found
                if byType[id] == nil { others[id, default: stranger(id)].subscriptions += found }
            }
            for (id, found) in result.ties { ties[id, default: []] += found }
            for (id, found) in result.made { byType[id]?.made += found }
            for id in result.boxing { byType[id]?.mayBox = true }
            for (id, found) in result.added { byType[id]?.added.merge(found) { first, _ in first } }
            for list in result.takenFrom { takenFrom[list.name, default: []].insert(list.owner) }
            for property in result.cleared { cleared[property.name, default: []].insert(property.owner) }
            for name in result.ended { ended.insert(name) }
            services.add(result.services)
            for wire in result.wires { wires[wire.property, default: []].append(wire) }
            strayCreations += result.strayCreations
            handed += result.handed
            // What makes itself by a function of its own is made where somebody names it.
            for creation in result.strayCreations where creation.around != creation.type { made.insert(creation.type) }
            counts.resolvedCalls += result.resolvedCalls
            counts.unresolvedCalls += result.unresolvedCalls
            if result.hasSyntaxError { broken.append(file) }
            if !result.directives.isEmpty {
                notes[file] = FileNotes(directives: result.directives, spans: result.spans)
            }
        }
        sort(byType)
        otherScreens = others.values.filter { index[$0.player.type].kind == .class }.sorted {
            ($0.declaration.file, $0.declaration.line) < ($1.declaration.file, $1.declaration.line)
        }
        counts.actors = actors.count
        for actor in actors { counts.channels += actor.holds.count { channel(of: $0, in: actor) != nil } }
    }

    /// A class that plays no role, as an actor of none.
    package func stranger(_ type: TypeIndex.ID) -> Actor {
        Actor(
            player: Player(type: type, part: .role(""), unit: nil, isNamed: false), role: "",
            declaration: Actor.Spot(file: index[type].file, line: index[type].line))
    }

    /// Puts the actors in their order, each with the imports of its files.
    private mutating func sort(_ byType: [TypeIndex.ID: Actor]) {
        var byType = byType
        for id in byType.keys {
            let files = Set(index[id].parts.map(\.file)).sorted()
            byType[id]?.imports = files.flatMap { file in
                index.files[file].imports.map {
                    Actor.Import(module: $0.module, spot: Actor.Spot(file: file, line: $0.line))
                }
            }
        }
        actors = byType.values.sorted {
            ($0.player.unit ?? .max, $0.declaration.file, $0.declaration.line)
                < ($1.player.unit ?? .max, $1.declaration.file, $1.declaration.line)
        }
        for (number, actor) in actors.enumerated() {
            numbers[actor.player.type] = number
            if let unit = actor.player.unit { unitsOfFile[actor.declaration.file, default: []].insert(unit) }
        }
    }

    /// The types that have a role's name and are not what nearly all of that role are: an enumeration among classes, a server's answer
    /// called …View among views of SwiftUI.
    private func ofOtherKinds(_ actors: [TypeIndex.ID: Actor]) -> [TypeIndex.ID] {
        struct Kind: Hashable {
            var kind: IndexedType.Kind
            var isView: Bool
        }
        func kind(_ id: TypeIndex.ID) -> Kind {
            // Of what is data by all that it names, it is known that it is no view.
            let isData = index[id].parents.allSatisfy { Self.ofData.contains($0.type.lastName ?? "") }
            let isView = index[id].kind == .struct && !isData && index.inherits(id, fromOutside: "View") != .no
            return Kind(kind: index[id].kind, isView: isView)
        }
        return Dictionary(grouping: actors.keys, by: { actors[$0]?.role ?? "" }).flatMap { role, types in
            let byKind = Dictionary(grouping: types, by: kind)
            // Of what is called as its unit is, the name alone tells nothing.
            let isBare = definition.role(role)?.type.description == "{Unit}"
            let share = isBare ? Self.most : Self.nearlyAll
            guard let most = byKind.values.map(\.count).max(), most < types.count,
                most * share.of >= types.count * share.are
            else { return isBare ? unmarked(types) : [TypeIndex.ID]() }
            return byKind.values.filter { $0.count < most }.flatMap(\.self)
        }
    }

    /// The types of a role called as its unit is that lack what nearly all of them are marked with, `@Reducer` or `: Reducer`: a module's
    /// model that is called alike.
    private func unmarked(_ types: [TypeIndex.ID]) -> [TypeIndex.ID] {
        guard types.count >= Self.several else { return [] }
        func marks(_ id: TypeIndex.ID) -> Set<String> {
            let attributes = index[id].parts.lazy.filter { !$0.isExtension && !$0.isProtocol }.flatMap { part in
                let types = index.facts(ofFile: part.file).types
                return types.indices.contains(part.number) ? types[part.number].attributes : []
            }
            let names = attributes.map { String($0.drop { $0 == "@" }.prefix { $0.isLetter }) }
            return Set(names + index[id].parents.compactMap(\.type.lastName)).subtracting(Self.ofData)
        }
        let marked = types.map { (type: $0, marks: marks($0)) }
        let counts = marked.flatMap(\.marks).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        let usual = Set(counts.filter { $0.value * Self.nearlyAll.of >= types.count * Self.nearlyAll.are }.keys)
        return usual.isEmpty ? [] : marked.filter { $0.marks.isDisjoint(with: usual) }.map(\.type)
    }

    /// Protocols of data.
    private static let ofData: Set = [
        "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable", "Comparable",
        "CaseIterable",
    ]

    /// So many of so many are nearly all, and so many are most.
    private static let nearlyAll = (are: 9, of: 10)
    private static let most = (are: 3, of: 5)
    /// So many show what their role is marked with.
    private static let several = 4

    /// The channels that begin at a role, in the order of the definition.
    func channels(from role: String) -> [Channel] { channelsOfRoles[role] ?? [] }

    /// Returns true if the definition rules a file, and it is none of tests.
    package func rules(file: Int) -> Bool { places[file] >= 0 }

    /// Returns true if a file is one of tests.
    package func isTest(file: Int) -> Bool { tests[file] }

    /// Returns true if somebody sets a property of that name to nil, whosever it is.
    package func isCleared(_ property: String) -> Bool { cleared[property] != nil }

    /// Returns true if somebody may set a type's property to nil, under the name of that type, of an heir, or of what it stands on.
    package func isCleared(_ property: String, of type: TypeIndex.ID) -> Bool {
        cleared[property]?.contains { mayBe(type, $0) } ?? false
    }

    /// Returns true if somebody may take something out of a type's list, under the name of that type, of an heir, or of what it stands on.
    package func isTakenFrom(_ list: String, of type: TypeIndex.ID) -> Bool {
        takenFrom[list]?.contains { mayBe(type, $0) } ?? false
    }

    /// Returns true if an object of a type may be meant by another one: its own, an heir, what it stands on, or one that is not known.
    private func mayBe(_ type: TypeIndex.ID, _ owner: TypeIndex.ID?) -> Bool {
        guard let owner, owner != type else { return true }
        return index.inherits(type, from: owner) != .no || index.inherits(owner, from: type) != .no
    }

    /// The app's types that inherit from a type: a mock that tests have of a contract is no part of the app.
    package func descendants(of type: TypeIndex.ID) -> [TypeIndex.ID] {
        index.descendants(of: type).filter { !isOfTests($0) }
    }

    /// A type of tests: all its files are.
    func isOfTests(_ type: TypeIndex.ID) -> Bool { index[type].parts.allSatisfy { tests[$0.file] } }

    /// The actor that a type is.
    package func actor(_ type: TypeIndex.ID) -> Actor? { numbers[type].map { actors[$0] } }

    /// The actors of a unit, in the order of the files.
    package func actors(ofUnit unit: Int) -> [Actor] {
        units[unit].types.values.joined().compactMap { numbers[$0] }.sorted().map { actors[$0] }
    }

    /// The units whose actors a file declares.
    package func units(inFile file: Int) -> Set<Int> { unitsOfFile[file] ?? [] }
}
