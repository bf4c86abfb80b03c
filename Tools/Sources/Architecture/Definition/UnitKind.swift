/// Something beside units that an architecture has, and that can be scaffolded: a manager, a flow, an entity.
package struct UnitKind: Sendable, Equatable, PlacedPart {
    /// The word for it, as the command line takes it: `manager` in `scaena new manager`.
    package let word: String
    /// Other words for it.
    package let also: [String]
    /// The purpose of the kind, in a sentence.
    package let about: String?
    /// The folder that its files lie in.
    package let folder: NameForm
    /// The values that it has when nothing else is said (`title: String`), or nil when it has none.
    package let values: String?
    /// The form of the messages by which it opens units, or nil when it opens none.
    package let opens: VerbForm?
    /// True if it ends with a value, and a person may say what follows in it.
    package let ends: Bool
    /// True if a person may say which requests it knows.
    package let knowsVerbs: Bool
    /// True if a request of it may say where its answer is kept.
    package let stores: Bool
    /// The words of the kinds without which it does not compile: written with it where they are not there yet.
    package let with: [String]
    /// The name of the template of the statement by which the app's container comes to have it; nil where none has.
    package let registers: String?
    /// The role that returns that container.
    package let registersIn: String?
    /// Its files, and those of its tests.
    package let files: [UnitFile]
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
}
