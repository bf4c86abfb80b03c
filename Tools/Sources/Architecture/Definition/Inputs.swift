/// The values that a person may give when a unit is scaffolded, and their use.
package struct Inputs: Sendable, Equatable, PlacedPart {
    /// The user's actions, or nil when the architecture takes no events.
    package let events: Events?
    /// The values that the unit shows, or nil when the architecture takes no such thing.
    package let shows: Shows?
    /// The id of the role that keeps what is handed into a unit, or nil when nothing is handed in.
    package var takes: String?
    /// The ids of the shared roles of which a unit may be handed some: managers, repositories. The first is meant where a name
    /// alone does not tell which.
    package var managers: [String] = []
    /// The id of the contract through which a unit tells what came of it, or nil when it tells nobody.
    package var returns: String?
    /// Names that a value which is taken or returned must not have, since they stand for something else where it would
    /// stand; those of roles, channels' properties, events and shown values need not be among them.
    package var reserved: [String] = []
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces

    /// Events: messages on the channel that starts where the user is.
    package struct Events: Sendable, Equatable, PlacedPart {
        /// The id of the role that the user touches.
        package let from: String
        /// The id of the role that is told.
        package let to: String
        /// Events that somebody sends already, so that the unit needs no control for them.
        package let given: [String]
        /// The forms of events that leave the unit, and are told to who opened it instead.
        package let routes: [VerbForm]
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces
    }

    /// Values that are shown: properties of a data kind.
    package struct Shows: Sendable, Equatable, PlacedPart {
        /// The id of the data kind whose properties they are.
        package let data: String
        /// The values that are shown when nothing else is said, as the command line takes them: `title: String`.
        package let standard: String
        /// Names that a value must not have, since the members made from it would meet others.
        package let reserved: [String]
        /// Where it is written.
        package internal(set) var places: DefinitionPlaces
    }
}
