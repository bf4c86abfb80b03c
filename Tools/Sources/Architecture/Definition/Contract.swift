/// A protocol through which one role talks to another.
package struct Contract: Sendable, Equatable, PlacedPart {
    /// The contract's id, in the definition's own words.
    package internal(set) var id: String
    /// The purpose of the contract, in a sentence.
    package let about: String?
    /// The name of the protocol.
    package internal(set) var type: NameForm
    /// The protocols that it refines: by their names, or other contracts of the definition by their ids.
    package let refines: [String]
    /// The protocols that it refines where a team uses nothing of the runtime: its own ones; nil for the same.
    package let plainRefines: [String]?
    /// The id of the domain that it belongs to, or nil.
    package let domain: String?
    /// True if a team may leave it out, the roles then talking directly.
    package let isOptional: Bool
    /// True if every unit has it, though only a role that some do without implements it: others do for them.
    package var isOfAll = false
    /// Whose it is: each unit's, or one of the whole app.
    package var scope = Role.Scope.unit
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
    /// True if the roles talk through it; false where a team leaves it out.
    package internal(set) var isUsed = true
}
