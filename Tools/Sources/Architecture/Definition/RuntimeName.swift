/// Something of the runtime that templates name, and what a team has in its place that does without: a relay, a container.
public struct RuntimeName: Sendable, Equatable, PlacedPart {
    /// Its id, by which templates name it.
    public let id: String
    /// The purpose of the thing, in a sentence.
    public let about: String?
    /// The runtime's name for it: `ServiceContainer`, `StateRelay<…>`, with `…` for the type that it is of.
    public let name: String
    /// The team's own, without the runtime, or nil for the same.
    public let plain: String?
    /// The module that the team's own comes from, or nil where it is the app's.
    public let from: String?
    /// Where it is written.
    public internal(set) var places: DefinitionPlaces
}
