/// An architecture, written down once: what a unit of it consists of, who talks to whom and how, and which files it is
/// written in.
///
/// It is read from YAML (``DefinitionReader``). Everything that consumes it (scaffolding, checking, mocks, drawings) takes
/// its knowledge from here and holds no second copy of an architecture's rules.
///
/// Things of a definition refer to each other by id. Roles, contracts and data kinds share one space of ids, so that a
/// sentence such as "the file holds `presenter`" has one meaning.
package struct ArchitectureDefinition: Sendable, Equatable, PlacedPart {
    /// The id that the command line takes: `snp`.
    package let id: String
    /// The name that its users know.
    package let title: String
    /// A description of the architecture, in a sentence.
    package let about: String
    /// When a team chooses it.
    package let fits: String?
    /// The costs of the architecture.
    package let costs: String?
    /// The unit that it is made of: a scene, a module.
    package let unit: Unit
    /// The domains that contracts belong to, where the architecture sorts them by what they are about.
    package let domains: [Domain]
    /// The layers that roles stand in.
    package let layers: [Layer]
    /// The protocols through which roles talk.
    package internal(set) var contracts: [Contract]
    /// The kinds of data that travel.
    package let data: [DataKind]
    /// The actors of a unit.
    package internal(set) var roles: [Role]
    /// The channels: which role knows which, how it holds it and what it says to it.
    package internal(set) var channels: [Channel]
    /// Those that only some units have: code may go these ways, and nothing is written that does.
    package internal(set) var optionalChannels: [Channel] = []
    /// Those of the roles that a unit was not told to have; templates may name them.
    var channelsLeftOut: [Channel] = []
    /// The role that builds a unit, and how.
    package internal(set) var assembly: Assembly
    /// The roles that decide where the user goes next, and that go there.
    package let navigation: Navigation?
    /// The files of a unit, and of its tests.
    package internal(set) var files: [UnitFile]
    /// The values that a person may give when a unit is scaffolded.
    package let inputs: Inputs
    /// Where contracts stand, whatever files their templates write; nil for where those have them.
    package var contractsIn: ContractPlaces?
    /// The kinds of code beside units that can be scaffolded too: managers, flows, entities.
    package var kinds: [UnitKind] = []
    /// The runtime's names in templates, and a team's names in their place: relays, containers.
    package var names: [RuntimeName] = []
    /// The parts of a scene's sheet that its templates write; nil where it takes none.
    package var sheet: SheetSupport?
    /// Rules of the team's own.
    package var rules: [TeamRule] = []
    /// The beginning of an app: the role that creates, the ones it creates, and those that are held then; nil where
    /// it begins with a unit alone.
    package var entry: Assembly?
    /// Types of units that have the names which the definition gave their parts before, by their names.
    package var formerTypes: [String: FormerType] = [:]
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
    /// The ids of the roles that begin an app, which are there once.
    package var entryRoles: Set<String> { Set(entry.map { [$0.by] + $0.creates } ?? []) }

    /// A type with a name that the definition gave its part before.
    package struct FormerType: Sendable, Equatable {
        /// The id of the role, contract or data kind.
        package let part: String
        /// The name of its unit.
        package let unit: String
        /// The name that the part has now.
        package let newName: String

        /// Names one.
        package init(part: String, unit: String, newName: String) {
            self.part = part
            self.unit = unit
            self.newName = newName
        }
    }

    /// Where all contracts of a unit stand.
    package enum ContractPlaces: Sendable, Equatable {
        /// Each in the file of the role that talks through it.
        case consumers
        /// All in the file with this id.
        case file(String)
    }

    /// The role with an id, or nil.
    package func role(_ id: String) -> Role? { roles.first { $0.id == id } }

    /// The contract with an id, or nil.
    package func contract(_ id: String) -> Contract? { contracts.first { $0.id == id } }

    /// The names of the protocols that a contract refines.
    ///
    /// - Parameters:
    ///   - contract: the contract.
    ///   - unit: the unit after which contracts are named.
    ///   - shared: the name that fills the placeholders of things that several units share, or nil.
    ///   - plain: true if nothing of the runtime is used.
    package func refined(
        by contract: Contract, for unit: UnitName, shared: UnitName? = nil, plain: Bool = false
    ) -> [String] {
        (plain ? contract.plainRefines ?? contract.refines : contract.refines).map { name in
            self.contract(name)?.type.name(for: unit, shared: shared) ?? name
        }
    }

    /// The data kind with an id, or nil.
    package func dataKind(_ id: String) -> DataKind? { data.first { $0.id == id } }

    /// The kind that a word names, or nil: `manager` in `scaena new manager`.
    package func kind(_ word: String) -> UnitKind? { kinds.first { $0.word == word || $0.also.contains(word) } }

    /// Returns the channel of a role in the unit that holds a shared role strongly, and so can be handed one.
    package func holding(of shared: String) -> Channel? {
        channels.first { $0.to == shared && $0.hold == .strong && role($0.from)?.scope == .unit && $0.property != nil }
    }

    /// True if its units stand on the runtime: a layer imports something of it, and none says what takes its place.
    package var needsRuntime: Bool {
        layers.contains { $0.imports.contains { $0.hasPrefix("Scaena") } }
            && !layers.contains { $0.plainImports != nil }
    }

    /// The channel to another unit through a contract, by which a unit tells who opened it; nil where none is held.
    package func channelOut(through contract: String) -> Channel? {
        channels.first { $0.leavesUnit && $0.through == contract && $0.property != nil }
    }

    /// The channels by which a role keeps others of its kind: a coordinator those that it starts.
    package var flowChannels: [Channel] { channels.filter { $0.leavesUnit && $0.from == $0.to && $0.hold == .strong } }

    /// The channels that start from a role and stay inside the unit, in the order of the definition.
    package func channels(from role: String) -> [Channel] { channels.filter { $0.from == role && !$0.leavesUnit } }

    /// The same, and those that lead to or from a role that the unit was not told to have.
    package func namedChannels(from role: String) -> [Channel] {
        channels(from: role) + channelsLeftOut.filter { $0.from == role && !$0.leavesUnit }
    }
}

extension ArchitectureDefinition {
    /// The unit of a team's code: one screen with all its actors, by the team's name for it.
    package struct Unit: Sendable, Equatable, PlacedPart {
        /// The word for it, as the command line takes it: `scene` in `scaena new scene`.
        package let word: String
        /// The folder of one unit, which may lie in that of its group: `{Group}/{Name}`.
        package let folder: NameForm
        /// The group that units are put together in, or nil where each lies by itself.
        package let group: Group?
        /// The id of the role whose life is the unit's: when it goes, everything goes.
        package let owner: String
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces
    }

    /// The group of units that have something in common: a flow, a group of modules.
    package struct Group: Sendable, Equatable, PlacedPart {
        /// The word for it: `flow`.
        package let word: String
        /// True if its name begins the names of its units: `ItemsList` for the list of items.
        package let namesUnits: Bool
        /// The name of the one that a new app begins with; nil where it begins with a unit alone.
        package let first: String?
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces
    }

    /// The subject of some of the contracts: the user interface, data, navigation.
    package struct Domain: Sendable, Equatable, PlacedPart {
        /// The domain's id.
        package let id: String
        /// A description of its members.
        package let about: String?
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces
    }

    /// A layer of roles and modules, with the modules that its code may import.
    package struct Layer: Sendable, Equatable, PlacedPart {
        /// The layer's id.
        package let id: String
        /// A description of its members.
        package let about: String?
        /// The modules that stand in it as a whole.
        package var modules: [String] = []
        /// Modules that a file of this layer imports where it imports anything.
        package let imports: [String]
        /// The imports in their place where a team uses nothing of the runtime; nil where the layer cannot do
        /// without.
        package let plainImports: [String]?
        /// Modules that a file of this layer must not import.
        package let mayNotImport: [String]
        /// The ids of the data kinds, layers and roles that its roles may know beside their own layer; nil for all.
        package var knows: [String]?
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces
    }

    /// The roles that decide about navigation, and that perform it.
    package struct Navigation: Sendable, Equatable, PlacedPart {
        /// The id of the role that decides where to go next.
        package let decides: String
        /// The id of the role that goes there.
        package let performs: String
        /// The form of the route by which a unit asks to go somewhere, where who goes there is no part of it.
        package var routes: VerbForm?
        /// The route by which a unit asks to be left; nil where none does.
        package var leaves: String?
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces
    }

    /// The role that creates the actors of a unit or of an app's beginning, the function that does so, and the actors
    /// that it returns.
    package struct Assembly: Sendable, Equatable, PlacedPart {
        /// The id of the role that builds; the unit's owner where no type of the unit's own does.
        package let by: String
        /// The base name of the static function that builds.
        package let function: NameForm
        /// The ids of the roles that it creates.
        package internal(set) var creates: [String]
        /// The id of the role that it returns, and that the unit is seen as.
        package let returns: String
        /// The ids of further roles that come back with it.
        package var alsoReturns: [String] = []
        /// The id of the role that knows whether somebody is logged in, where an app's beginning has one.
        package var login: String?
        /// True if no type of a unit's own builds it: the code that opens one makes it.
        package var isByOthers = false
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces

        /// The code behind a call of the function that gives the actor as which the unit is seen: `.viewController`
        /// where several come back, and nothing else.
        package var access: String { alsoReturns.isEmpty ? "" : ".\(returns)" }
    }
}
