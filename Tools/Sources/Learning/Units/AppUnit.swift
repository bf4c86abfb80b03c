/// A unit of an app that exists: types that share a name and a place.
struct AppUnit: Sendable {
    /// The name that its types share.
    var stem: String
    /// The folder that holds its types.
    var folder: String
    /// Its types by their role's name.
    var members: [Member]

    /// Where parts of it stand beside its folder, `nil` where all units have theirs in their own.
    var beside: Beside?

    /// Folders that units share.
    struct Beside: Sendable {
        /// The folder that they are seen from, and units are put into.
        var root: String
        /// The folders.
        var folders: [String]
        /// The number of folders below the root that nearly all units lie in.
        var depth = 1
    }

    /// A type of a unit.
    struct Member: Sendable {
        /// The type's index.
        var type: Int
        /// The name of its role.
        var role: RoleName
    }

    /// True if it lies right in the folders in which nearly all have one for each group: it is in none.
    var isInNoGroup: Bool {
        guard let beside else { return false }
        return folder.dropFirst(beside.root.count).split(separator: "/").count { !$0.contains(stem) } <= beside.depth
    }

    /// The names of the roles that it has.
    var roles: Set<RoleName> { Set(members.map(\.role)) }
}
