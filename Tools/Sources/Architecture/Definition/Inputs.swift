/// The values that a person may give when a unit is scaffolded, and their use.
public struct Inputs: Sendable, Equatable, PlacedPart {
    /// The user's actions, or nil when the architecture takes no events.
    public let events: Events?
    /// The values that the unit shows, or nil when the architecture takes no such thing.
    public let shows: Shows?
    /// The id of the role that keeps what is handed into a unit, or nil when nothing is handed in.
    public var takes: String?
    /// The ids of the shared roles of which a unit may be handed some: managers, repositories. The first is meant where a name
    /// alone does not tell which.
    public var managers: [String] = []
    /// The id of the contract through which a unit tells what came of it, or nil when it tells nobody.
    public var returns: String?
    /// Names that a value which is taken or returned must not have, since they stand for something else where it would
    /// stand; those of roles, channels' properties, events and shown values need not be among them.
    public var reserved: [String] = []
    /// Where it is written.
    public internal(set) var places: DefinitionPlaces

    /// Events: messages on the channel that starts where the user is.
    public struct Events: Sendable, Equatable, PlacedPart {
        /// The id of the role that the user touches.
        public let from: String
        /// The id of the role that is told.
        public let to: String
        /// Events that somebody sends already, so that the unit needs no control for them.
        public let given: [String]
        /// The forms of events that leave the unit, and are told to who opened it instead.
        public let routes: [VerbForm]
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces
    }

    /// Values that are shown: properties of a data kind.
    public struct Shows: Sendable, Equatable, PlacedPart {
        /// The id of the data kind whose properties they are.
        public let data: String
        /// The values that are shown when nothing else is said, as the command line takes them: `title: String`.
        public let standard: String
        /// Names that a value must not have, since the members made from it would meet others.
        public let reserved: [String]
        /// Where it is written.
        public internal(set) var places: DefinitionPlaces
    }
}
