/// How the types of one role are named around their unit's name: `Default`…`Presenter`.
struct RoleName: Hashable, Sendable, Comparable {
    /// What stands before the unit's name; mostly nothing.
    var prefix: String
    /// What stands after it.
    var suffix: String
    /// Whether the types are protocols.
    var isProtocol: Bool

    /// The name form of a definition.
    var form: String { prefix + "{Unit}" + suffix }

    static func < (left: RoleName, right: RoleName) -> Bool {
        (left.suffix, left.prefix, left.isProtocol ? 1 : 0) < (right.suffix, right.prefix, right.isProtocol ? 1 : 0)
    }
}
