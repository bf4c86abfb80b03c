/// A kind of data that travels along channels: a primitive, an entity, a view model.
package struct DataKind: Sendable, Equatable, PlacedPart {
    /// The kind's id.
    package let id: String
    /// The data that belongs to it, in a sentence.
    package let about: String?
    /// The name of a type of this kind, where a unit declares one.
    package let type: NameForm?
    /// The Swift types that are of this kind by themselves.
    package let types: [String]
    /// The ids of the kinds that the properties of such a type are of.
    package let madeOf: [String]
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
}
