import Architecture
import SourceModel

extension ActorReading {
    /// The facts of one file.
    struct Result: Sendable {
        var holds: [TypeIndex.ID: [Actor.Hold]] = [:]
        var calls: [TypeIndex.ID: [Actor.Call]] = [:]
        var mentions: [TypeIndex.ID: [Actor.Mention]] = [:]
        var moves: [TypeIndex.ID: [Actor.Move]] = [:]
        var closures: [TypeIndex.ID: [Actor.StoredClosure]] = [:]
        var subscriptions: [TypeIndex.ID: [Actor.Subscription]] = [:]
        /// The strong references of screens' classes, whatever part they are.
        var ties: [TypeIndex.ID: [Actor.Hold]] = [:]
        /// Actors that are made where no actor acts.
        var strayCreations: [RoleMap.StrayCreation] = []
        /// Actors that may keep something in a box of the app's own, or behind a computed property.
        var boxing: Set<TypeIndex.ID> = []
        /// Actors that others are handed.
        var handed: [RoleMap.HandedActor] = []
        /// Each once, in their order.
        var wires: [Wire] = []
        var made: [TypeIndex.ID: [Actor.Made]] = [:]
        var added: [TypeIndex.ID: [String: Actor.Spot]] = [:]
        /// The lists from which something is taken out, or which are set anew.
        var takenFrom: Set<RoleMap.OwnedProperty> = []
        /// The properties that are set to nil.
        var cleared: Set<RoleMap.OwnedProperty> = []
        /// The names of subjects that somebody ends, or hands to what may.
        var ended: Set<String> = []
        var services = ServiceUses()
        var resolvedCalls = 0
        var unresolvedCalls = 0
        var directives: [DirectiveFact] = []
        /// First and last lines of what is declared.
        var spans: [ClosedRange<Int>] = []
        var hasSyntaxError = false
    }
}
