/// The access level of a declaration, as it was written.
public enum DeclaredAccess: UInt8, Hashable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, open

    /// The access that modifiers give; `nil` where none is written, which is the access of what is around, mostly
    /// `internal`.
    ///
    /// - Parameter modifiers: The modifiers.
    public init?(modifiers: [String]) {
        for modifier in modifiers {
            switch modifier {
            case "private": self = .private
            case "fileprivate": self = .fileprivate
            case "internal": self = .internal
            case "package": self = .package
            case "public": self = .public
            case "open": self = .open
            default: continue
            }
            return
        }
        return nil
    }

    /// Returns true if one is for fewer than the other.
    ///
    /// - Parameters:
    ///   - left: One access.
    ///   - right: Another.
    /// - Returns: True if the left one is narrower.
    public static func < (left: DeclaredAccess, right: DeclaredAccess) -> Bool { left.rawValue < right.rawValue }
}

/// The isolation of a declaration, as it was written on it.
public enum DeclaredIsolation: Hashable, Sendable {
    /// Nothing is written: what is around, a protocol or the module decides.
    case unspecified
    /// `nonisolated`.
    case nonisolated
    /// `@MainActor` or another attribute that is named as an actor.
    case globalActor(String)

    init(modifiers: [String], attributes: [String]) {
        if modifiers.contains(where: { $0.hasPrefix("nonisolated") }) {
            self = .nonisolated
        } else if let actor = attributes.first(where: { $0.hasSuffix("Actor") && !$0.contains("(") }),
            actor != "@globalActor"
        {
            self = .globalActor(String(actor.dropFirst()))
        } else {
            self = .unspecified
        }
    }
}

extension NominalFact {
    /// The access level, as far as it is written on it.
    public var access: DeclaredAccess? { DeclaredAccess(modifiers: modifiers) }
    /// The isolation, as far as it is written on it.
    public var isolation: DeclaredIsolation { DeclaredIsolation(modifiers: modifiers, attributes: attributes) }
}

extension ProtocolFact {
    /// The access level, as far as it is written on it.
    public var access: DeclaredAccess? { DeclaredAccess(modifiers: modifiers) }
    /// The isolation, as far as it is written on it.
    public var isolation: DeclaredIsolation { DeclaredIsolation(modifiers: modifiers, attributes: attributes) }
}

extension MemberFact {
    /// The access level, as far as it is written on it; `private(set)` is about setting and does not count.
    public var access: DeclaredAccess? { DeclaredAccess(modifiers: modifiers) }
    /// The isolation, as far as it is written on it.
    public var isolation: DeclaredIsolation { DeclaredIsolation(modifiers: modifiers, attributes: attributes) }
}
