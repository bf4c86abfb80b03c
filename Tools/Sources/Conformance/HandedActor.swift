import SourceModel

extension RoleMap {
    /// An actor that a function makes and hands to others, or calls, and nothing else: these have to keep it.
    package struct HandedActor: Sendable {
        /// The actor's type.
        package var type: TypeIndex.ID
        /// The place where it is made.
        package var spot: Actor.Spot
        /// The objects that it is handed to; none of one that is called alone, where no actor makes it.
        package var takers: [Taker] = []
        /// The functions that are called on it there.
        package var calls: [String] = []

        /// An object, or a function, that is handed an actor.
        package struct Taker: Sendable {
            /// The object's type, or the one around the function.
            package var type: TypeIndex.ID
            /// The property that is set, or the label of the argument: `_` where it has none.
            package var name: String
            package var way: Way
        }

        /// The way in which an actor is handed over.
        package enum Way: Sendable, Hashable {
            case property, initializer
            /// A function of the type that makes the actor.
            case function(String)
        }
    }
}
