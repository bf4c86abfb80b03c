/// A file of a unit, or of its tests.
public struct UnitFile: Sendable, Equatable, PlacedPart {
    /// The file's id.
    public internal(set) var id: String
    /// Its name inside the unit's folder.
    public internal(set) var path: NameForm
    /// The name of the template that it is written from, without `.stencil`.
    public let template: String
    /// Where it goes.
    public let place: Place
    /// The ids of the roles, contracts and data kinds that stand in it.
    public internal(set) var holds: [String]
    /// The ids of the contracts without which the file is not written: a mock stands in for a protocol.
    public internal(set) var needs: [String]
    /// The id of the role of which a unit may have several, and that has such a file for each; nil where there is one file.
    public var each: String?
    /// Where it is written.
    public internal(set) var places: DefinitionPlaces

    /// Where a file goes.
    public enum Place: String, Sendable, CaseIterable {
        /// To the unit's sources.
        case sources
        /// To the unit's tests.
        case tests
    }
}
