/// That one role knows another: how it holds it, through which contract, what it says and what data goes along.
package struct Channel: Sendable, Equatable, PlacedPart {
    /// The id of the role that talks.
    package internal(set) var from: String
    /// The id of the role that is talked to.
    package internal(set) var to: String
    /// True if the other end belongs to another unit, as when a router calls another scene's configurator.
    package let leavesUnit: Bool
    /// The id of the contract that the holder sees, or nil where it sees the type itself.
    package internal(set) var through: String?
    /// The way in which the reference is held.
    package let hold: Hold
    /// The name of the property that holds it, or nil where no property does.
    package internal(set) var property: NameForm?
    /// The forms of the messages.
    package let says: [VerbForm]
    /// The ids of the data kinds that go along.
    package let carries: [String]
    /// True if only some units have it.
    let isOptional: Bool
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
    /// Where the channel is named.
    var position: SourcePosition { place.position }

    /// The channel of roles that talk without a protocol.
    var withoutContract: Channel {
        var copy = self
        copy.through = nil
        return copy
    }
}

/// The way in which one actor holds another.
package enum Hold: String, Sendable, CaseIterable {
    /// An owning reference.
    case strong
    /// A weak reference.
    case weak
    /// An unowned reference.
    case unowned
    /// No reference: static functions are called.
    case `static`
    /// Resolved from a container when it is wanted.
    case container
    /// Kept alive by the hierarchy of views or view controllers.
    case viewHierarchy
}
