/// A unit of an app that exists: types that share a name and a place.
struct AppUnit: Sendable {
    /// The name that its types share.
    var stem: String
    /// The folder that holds its types.
    var folder: String
    /// Its types by their role's name.
    var members: [Member]

    /// A type of a unit.
    struct Member: Sendable {
        /// The type's index.
        var type: Int
        /// The name of its role.
        var role: RoleName
    }

    /// The names of the roles that it has.
    var roles: Set<RoleName> { Set(members.map(\.role)) }
}
