/// Something of the runtime that templates name, and what a team has in its place that does without: a relay, a container.
package struct RuntimeName: Sendable, Equatable, PlacedPart {
    /// Its id, by which templates name it.
    package let id: String
    /// The purpose of the thing, in a sentence.
    package let about: String?
    /// The runtime's name for it: `ServiceContainer`, `StateRelay<…>`, with `…` for the type that it is of.
    package let name: String
    /// The team's own, without the runtime, or nil for the same.
    package let plain: String?
    /// The module that the team's own comes from, or nil where it is the app's.
    package let from: String?
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
}
