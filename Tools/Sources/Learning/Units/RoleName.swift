/// The name of one role's types around their unit's name: `Default`…`Presenter`.
struct RoleName: Hashable, Sendable, Comparable {
    /// The text before the unit's name; mostly empty.
    let prefix: String
    /// The text after it.
    let suffix: String
    /// True if the types are protocols.
    let isProtocol: Bool
    /// The shape of its types, where that tells apart types of like names.
    let shape: Shape
    /// The hash of all of it, which is asked for far more often than a name is made.
    private let hash: Int

    /// The shape that a type shows.
    enum Shape: Int, Sendable {
        case any, swiftUI, uiKit
    }

    init(prefix: String, suffix: String, isProtocol: Bool, shape: Shape = .any) {
        self.prefix = prefix
        self.suffix = suffix
        self.isProtocol = isProtocol
        self.shape = shape
        var hasher = Hasher()
        hasher.combine(suffix)
        if !prefix.isEmpty { hasher.combine(prefix) }
        hasher.combine(isProtocol)
        if shape != .any { hasher.combine(shape) }
        hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (left: RoleName, right: RoleName) -> Bool {
        left.hash == right.hash && left.isProtocol == right.isProtocol && left.shape == right.shape
            && left.suffix == right.suffix
            && left.prefix == right.prefix
    }

    /// The same role of types of one shape.
    func shaped(_ shape: Shape) -> RoleName {
        RoleName(prefix: prefix, suffix: suffix, isProtocol: isProtocol, shape: shape)
    }

    /// The role of a type that bears its unit's name alone.
    static let bare = RoleName(prefix: "", suffix: "", isProtocol: false)

    /// The sign for names that differ from type to type.
    static let gap = "…"

    /// True if names that differ stand between the unit's and the role's, so that a unit may have several.
    var isOpen: Bool { suffix.contains(Self.gap) }

    /// True if the types stand inside others.
    var isNested: Bool { suffix.contains(".") }

    /// The name form of a definition.
    var form: String { prefix + "{Unit}" + suffix }

    /// The role of a noted form; `nil` of one that names no unit.
    init?(form: String, isProtocol: Bool) {
        guard let range = form.range(of: "{Unit}") else { return nil }
        self.init(
            prefix: String(form[..<range.lowerBound]), suffix: String(form[range.upperBound...]), isProtocol: isProtocol
        )
    }

    /// The form as notes tell it, with whether its types are protocols.
    var noted: String { isProtocol ? "protocol \(form)" : form }

    /// The role of types that have more between the unit's name and the role's: `AboutHeaderView` beside `AboutView`.
    var opened: RoleName { RoleName(prefix: prefix, suffix: Self.gap + suffix, isProtocol: isProtocol) }

    /// The ending of the names.
    var ending: Substring { suffix.hasPrefix(Self.gap) ? suffix.dropFirst(Self.gap.count) : suffix[...] }

    static func < (left: RoleName, right: RoleName) -> Bool {
        (left.suffix, left.prefix, left.isProtocol ? 1 : 0, left.shape.rawValue)
            < (right.suffix, right.prefix, right.isProtocol ? 1 : 0, right.shape.rawValue)
    }
}
