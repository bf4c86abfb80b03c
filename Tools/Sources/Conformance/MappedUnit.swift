import Architecture
import SourceModel

/// A unit that the sources have: a scene, a module.
package struct MappedUnit: Sendable {
    /// Its name.
    package let name: UnitName
    /// The folder in which the type of its owner stands, or else of its first role.
    package internal(set) var folder = ""
    /// The types of it, by the part of the definition that each is.
    package internal(set) var types: [Part: [TypeIndex.ID]] = [:]

    /// The types that play a role.
    ///
    /// - Parameter role: The role's id.
    package func players(of role: String) -> [TypeIndex.ID] { types[.role(role)] ?? [] }

    /// The protocol that is a contract.
    ///
    /// - Parameter contract: The contract's id.
    package func contract(_ contract: String) -> TypeIndex.ID? { types[.contract(contract)]?.first }
}

/// A type that is a part of the definition.
package struct Player: Sendable {
    /// The type.
    package let type: TypeIndex.ID
    /// The part of the definition that it is.
    package let part: Part
    /// The unit that it belongs to, by its place in ``RoleMap/units``; nil of what several units share.
    package let unit: Int?
    /// True if it is an actor.
    package var isRole: Bool { if case .role = part { true } else { false } }
    /// True if its name tells the part; otherwise the contract that it conforms to does.
    package let isNamed: Bool
}
