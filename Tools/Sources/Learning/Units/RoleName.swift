/// How the types of one role are named around their unit's name: `Default`…`Presenter`.
struct RoleName: Hashable, Sendable, Comparable {
    /// What stands before the unit's name; mostly nothing.
    var prefix: String
    /// What stands after it.
    var suffix: String
    /// Whether the types are protocols.
    var isProtocol: Bool

    /// What stands for names that differ from type to type.
    static let gap = "…"

    /// Whether names that differ stand between the unit's and the role's, so that a unit may have several.
    var isOpen: Bool { suffix.contains(Self.gap) }

    /// Whether the types stand inside others.
    var isNested: Bool { suffix.contains(".") }

    /// The name form of a definition.
    var form: String { prefix + "{Unit}" + suffix }

    /// The role of types that have more between the unit's name and the role's: `AboutHeaderView` beside `AboutView`.
    var opened: RoleName { RoleName(prefix: prefix, suffix: Self.gap + suffix, isProtocol: isProtocol) }

    /// What the names end with.
    var ending: Substring { suffix.hasPrefix(Self.gap) ? suffix.dropFirst(Self.gap.count) : suffix[...] }

    static func < (left: RoleName, right: RoleName) -> Bool {
        (left.suffix, left.prefix, left.isProtocol ? 1 : 0) < (right.suffix, right.prefix, right.isProtocol ? 1 : 0)
    }
}
