/// An architecture, written down once: what a unit of it consists of, who talks to whom and how, and which files it is
/// written in.
///
/// It is read from YAML (``DefinitionReader``). Everything that consumes it (scaffolding, checking, mocks, drawings) takes
/// its knowledge from here and holds no second copy of an architecture's rules.
///
/// Things of a definition refer to each other by id. Roles, contracts and data kinds share one space of ids, so that a
/// sentence such as "the file holds `presenter`" has one meaning.
public struct ArchitectureDefinition: Sendable, Equatable, PlacedPart {
    /// The id that the command line takes: `snp`.
    public let id: String
    /// The name that its users know.
    public let title: String
    /// A description of the architecture, in a sentence.
    public let about: String
    /// When a team chooses it.
    public let fits: String?
    /// The costs of the architecture.
    public let costs: String?
    /// The unit that it is made of: a scene, a module.
    public let unit: Unit
    /// The domains that contracts belong to, where the architecture sorts them by what they are about.
    public let domains: [Domain]
    /// The layers that roles stand in.
    public let layers: [Layer]
    /// The protocols through which roles talk.
    public internal(set) var contracts: [Contract]
    /// The kinds of data that travel.
    public let data: [DataKind]
    /// The actors of a unit.
    public internal(set) var roles: [Role]
    /// The channels: which role knows which, how it holds it and what it says to it.
    public internal(set) var channels: [Channel]
    /// Those that only some units have: code may go these ways, and nothing is written that does.
    package internal(set) var optionalChannels: [Channel] = []
    /// Those of the roles that a unit was not told to have; templates may name them.
    var channelsLeftOut: [Channel] = []
    /// The role that builds a unit, and how.
    public internal(set) var assembly: Assembly
    /// The roles that decide where the user goes next, and that go there.
    public let navigation: Navigation?
    /// The files of a unit, and of its tests.
    public internal(set) var files: [UnitFile]
    /// The values that a person may give when a unit is scaffolded.
    public let inputs: Inputs
    /// Where contracts stand, whatever files their templates write; nil for where those have them.
    public var contractsIn: ContractPlaces?
    /// The kinds of code beside units that can be scaffolded too: managers, flows, entities.
    public var kinds: [UnitKind] = []
    /// The runtime's names in templates, and a team's names in their place: relays, containers.
    public var names: [RuntimeName] = []
    /// The parts of a scene's sheet that its templates write; nil where it takes none.
    public var sheet: SheetSupport?
    /// Rules of the team's own.
    public var rules: [TeamRule] = []
    /// The beginning of an app: the role that creates, the ones it creates, and those that are held then; nil where
    /// it begins with a unit alone.
    public var entry: Assembly?
    /// Types of units that have the names which the definition gave their parts before, by their names.
    public var formerTypes: [String: FormerType] = [:]
    /// Where it is written.
    public internal(set) var places: DefinitionPlaces
    /// The ids of the roles that begin an app, which are there once.
    public var entryRoles: Set<String> { Set(entry.map { [$0.by] + $0.creates } ?? []) }

    /// A type with a name that the definition gave its part before.
    public struct FormerType: Sendable, Equatable {
        /// The id of the role, contract or data kind.
        public let part: String
        /// The name of its unit.
        public let unit: String
        /// The name that the part has now.
        public let newName: String

        /// Names one.
        public init(part: String, unit: String, newName: String) {
            self.part = part
            self.unit = unit
            self.newName = newName
        }
    }

    /// Where all contracts of a unit stand.
    public enum ContractPlaces: Sendable, Equatable {
        /// Each in the file of the role that talks through it.
        case consumers
        /// All in the file with this id.
        case file(String)
    }

    /// The role with an id, or nil.
    public func role(_ id: String) -> Role? { roles.first { $0.id == id } }

    /// The contract with an id, or nil.
    public func contract(_ id: String) -> Contract? { contracts.first { $0.id == id } }

    /// The names of the protocols that a contract refines.
    ///
    /// - Parameters:
    ///   - contract: the contract.
    ///   - unit: the unit after which contracts are named.
    ///   - shared: the name that fills the placeholders of things that several units share, or nil.
    ///   - plain: true if nothing of the runtime is used.
    public func refined(
        by contract: Contract, for unit: UnitName, shared: UnitName? = nil, plain: Bool = false
    ) -> [String] {
        (plain ? contract.plainRefines ?? contract.refines : contract.refines).map { name in
            self.contract(name)?.type.name(for: unit, shared: shared) ?? name
        }
    }

    /// The data kind with an id, or nil.
    public func dataKind(_ id: String) -> DataKind? { data.first { $0.id == id } }

    /// The kind that a word names, or nil: `manager` in `scaena new manager`.
    public func kind(_ word: String) -> UnitKind? { kinds.first { $0.word == word || $0.also.contains(word) } }

    /// Returns the channel of a role in the unit that holds a shared role strongly, and so can be handed one.
    public func holding(of shared: String) -> Channel? {
        channels.first { $0.to == shared && $0.hold == .strong && role($0.from)?.scope == .unit && $0.property != nil }
    }

    /// True if its units stand on the runtime: a layer imports something of it, and none says what takes its place.
    public var needsRuntime: Bool {
        layers.contains { $0.imports.contains { $0.hasPrefix("Scaena") } }
            && !layers.contains { $0.plainImports != nil }
    }

    /// The channel to another unit through a contract, by which a unit tells who opened it; nil where none is held.
    public func channelOut(through contract: String) -> Channel? {
        channels.first { $0.leavesUnit && $0.through == contract && $0.property != nil }
    }

    /// The channels that start from a role and stay inside the unit, in the order of the definition.
    public func channels(from role: String) -> [Channel] { channels.filter { $0.from == role && !$0.leavesUnit } }

    /// The same, and those that lead to or from a role that the unit was not told to have.
    public func namedChannels(from role: String) -> [Channel] {
        channels(from: role) + channelsLeftOut.filter { $0.from == role && !$0.leavesUnit }
    }
}

extension ArchitectureDefinition {
    /// The unit of a team's code: one screen with all its actors, by the team's name for it.
    public struct Unit: Sendable, Equatable, PlacedPart {
        /// The word for it, as the command line takes it: `scene` in `scaena new scene`.
        public let word: String
        /// The folder of one unit, which may lie in that of its group: `{Group}/{Name}`.
        public let folder: NameForm
        /// The group that units are put together in, or nil where each lies by itself.
        public let group: Group?
        /// The id of the role whose life is the unit's: when it goes, everything goes.
        public let owner: String
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces
    }

    /// The group of units that have something in common: a flow, a group of modules.
    public struct Group: Sendable, Equatable, PlacedPart {
        /// The word for it: `flow`.
        public let word: String
        /// True if its name begins the names of its units: `ItemsList` for the list of items.
        public let namesUnits: Bool
        /// The name of the one that a new app begins with; nil where it begins with a unit alone.
        public let first: String?
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces
    }

    /// The subject of some of the contracts: the user interface, data, navigation.
    public struct Domain: Sendable, Equatable, PlacedPart {
        /// The domain's id.
        public let id: String
        /// A description of its members.
        public let about: String?
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces
    }

    /// A layer of roles and modules, with the modules that its code may import.
    public struct Layer: Sendable, Equatable, PlacedPart {
        /// The layer's id.
        public let id: String
        /// A description of its members.
        public let about: String?
        /// The modules that stand in it as a whole.
        public var modules: [String] = []
        /// Modules that a file of this layer imports where it imports anything.
        public let imports: [String]
        /// The imports in their place where a team uses nothing of the runtime; nil where the layer cannot do
        /// without.
        public let plainImports: [String]?
        /// Modules that a file of this layer must not import.
        public let mayNotImport: [String]
        /// The ids of the data kinds, layers and roles that its roles may know beside their own layer; nil for all.
        public var knows: [String]?
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces
    }

    /// The roles that decide about navigation, and that perform it.
    public struct Navigation: Sendable, Equatable, PlacedPart {
        /// The id of the role that decides where to go next.
        public let decides: String
        /// The id of the role that goes there.
        public let performs: String
        /// The form of the route by which a unit asks to go somewhere, where who goes there is no part of it.
        public var routes: VerbForm?
        /// The route by which a unit asks to be left; nil where none does.
        public var leaves: String?
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces
    }

    /// The role that creates the actors of a unit or of an app's beginning, the function that does so, and the actors
    /// that it returns.
    public struct Assembly: Sendable, Equatable, PlacedPart {
        /// The id of the role that builds; the unit's owner where no type of the unit's own does.
        public let by: String
        /// The base name of the static function that builds.
        public let function: NameForm
        /// The ids of the roles that it creates.
        public internal(set) var creates: [String]
        /// The id of the role that it returns, and that the unit is seen as.
        public let returns: String
        /// The ids of further roles that come back with it.
        public var alsoReturns: [String] = []
        /// The id of the role that knows whether somebody is logged in, where an app's beginning has one.
        public var login: String?
        /// True if no type of a unit's own builds it: the code that opens one makes it.
        public var isByOthers = false
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces

        /// The code behind a call of the function that gives the actor as which the unit is seen: `.viewController`
        /// where several come back, and nothing else.
        public var access: String { alsoReturns.isEmpty ? "" : ".\(returns)" }
    }
}
