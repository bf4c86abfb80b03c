/// The roles of a way as it was noted: one scene more or less makes none of them rare or usual.
struct NotedRoles {
    /// The roles that were told.
    private let told: Set<String>
    /// The number of scenes that had each.
    private var counts: [String: Int] = [:]

    /// Counts the roles of a noted way.
    init(_ way: NotedScenes.Way) {
        told = Set(way.roles)
        for scene in way.scenes { for form in Set(scene.parts.map(\.form)) { counts[form, default: 0] += 1 } }
    }

    /// Returns true if a role is told that so many scenes have: it was before, or more have it now.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - count: The number of scenes that have it.
    ///   - least: The number by which it is told where nothing is noted.
    func isTold(_ role: RoleName, count: Int, least: Int) -> Bool {
        if told.contains(role.noted) { return count > 0 }
        return count >= least && count > counts[role.form] ?? 0
    }
}
