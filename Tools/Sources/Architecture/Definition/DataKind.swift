/// A kind of data that travels along channels: a primitive, an entity, a view model.
public struct DataKind: Sendable, Equatable, PlacedPart {
    /// The kind's id.
    public let id: String
    /// The data that belongs to it, in a sentence.
    public let about: String?
    /// The name of a type of this kind, where a unit declares one.
    public let type: NameForm?
    /// The Swift types that are of this kind by themselves.
    public let types: [String]
    /// The ids of the kinds that the properties of such a type are of.
    public let madeOf: [String]
    /// Where it is written.
    public internal(set) var places: DefinitionPlaces
}
