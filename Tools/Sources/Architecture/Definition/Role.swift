/// An actor of a unit: a view controller, a presenter, a configurator.
package struct Role: Sendable, Equatable, PlacedPart {
    /// The role's id, in the definition's own words.
    package internal(set) var id: String
    /// The purpose of the role, in a sentence.
    package let about: String?
    /// The name of its type.
    package internal(set) var type: NameForm
    /// Other forms that names of its types have; none is made so.
    package internal(set) var also: [NameForm] = []
    /// The type that it inherits from, or nil.
    package let base: String?
    /// The type that it inherits from where a team uses nothing of the runtime, or nil for the same.
    package let plainBase: String?
    /// The ids of the contracts that it implements; one actor may stand for several.
    package internal(set) var implements: [String]
    /// The id of the layer that it stands in.
    package let layer: String?
    /// The number of actors of it that a unit has.
    package internal(set) var count: Count
    /// Whose it is.
    package let scope: Scope
    /// The ids of the data kinds, layers and roles that it may know; nil for what its layer may.
    package var knows: [String]?
    /// True if it keeps nothing that changes.
    package var isStateless = false
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
    /// True if a unit has it; false for one that it may have or not, and was not told to have.
    package internal(set) var isUsed = true

    /// True if a unit may be without it.
    package var isOptional: Bool { count == .optional || count == .usual }

    /// Returns true if a name is that of a unit's type of this role, in one form or another.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - unit: The unit.
    package func names(_ name: String, of unit: UnitName) -> Bool {
        ([type] + also).contains { $0.name(for: unit) == name }
    }

    /// Whose an actor is.
    package enum Scope: String, Sendable, CaseIterable {
        /// Each unit has its own.
        case unit
        /// The units of a flow share it: a coordinator.
        case flow
        /// The whole app shares it: a manager, a container.
        case app
    }

    /// The number of actors of a role that a unit has.
    package enum Count: String, Sendable, CaseIterable {
        /// Exactly one.
        case one
        /// One or none; a new unit has none unless it is told to.
        case optional
        /// One or none; a new unit has one unless it is told not to.
        case usual
        /// One or several, told apart by a specialisation in the name.
        case many
    }
}
