/// How the types of one role are named around their unit's name: `Default`…`Presenter`.
struct RoleName: Hashable, Sendable, Comparable {
    /// What stands before the unit's name; mostly nothing.
    let prefix: String
    /// What stands after it.
    let suffix: String
    /// Whether the types are protocols.
    let isProtocol: Bool
    /// The hash of all of it, which is asked for far more often than a name is made.
    private let hash: Int

    init(prefix: String, suffix: String, isProtocol: Bool) {
        self.prefix = prefix
        self.suffix = suffix
        self.isProtocol = isProtocol
        var hasher = Hasher()
        hasher.combine(suffix)
        if !prefix.isEmpty { hasher.combine(prefix) }
        hasher.combine(isProtocol)
        hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (left: RoleName, right: RoleName) -> Bool {
        left.hash == right.hash && left.isProtocol == right.isProtocol && left.suffix == right.suffix
            && left.prefix == right.prefix
    }

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
